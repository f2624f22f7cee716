/** The light theme. A token's name says what the colour is for, never its hue. */
export const day = {
  /** The page. */
  canvas: '#fbf7f3',
  /** Fields, menus, dialog. */
  surface: '#ffffff',
  /** Niches: summary, band, disabled, hover. */
  subtle: '#f2ebf1',
  /** Hover inside a niche, and inside a closed door. */
  sunken: '#ece2ec',
  /** Frame of a closed door; decoration only, words say that it is closed. */
  doorFrame: '#c9b6d2',
  /** Sills and rules; decoration only. */
  line: '#dfd3e2',
  /** Borders of controls. */
  lineStrong: '#8c7b9a',
  text: '#281b3a',
  textMuted: '#62536f',
  /** The primary action, its hover and its text. */
  primary: '#b5295f',
  primaryStrong: '#8f1c49',
  onPrimary: '#ffffff',
  /** A closed add door. */
  primarySoft: '#fae1e8',
  /** The one action on a wall; badges. */
  accent: '#f0b13c',
  accentStrong: '#e29a1c',
  onAccent: '#281b3a',
  /** Links, chips, information. */
  link: '#24489e',
  linkSoft: '#dfe6f7',
  /** Added, free, success. */
  success: '#1e6b52',
  onSuccess: '#ffffff',
  successSoft: '#dceee4',
  /** Errors and deletion. */
  danger: '#a8321c',
  dangerSoft: '#fbe4da',
  /** The wall behind the slogan and the navigation. */
  wall: '#b5295f',
  wallDeep: '#951f4d',
  onWall: '#ffffff',
  onWallMuted: '#ffe3ec',
  /** The word ONE on the wall; large text only. */
  wallHighlight: '#ffc75a',
  focus: '#1f4fd0',
  focusWall: '#ffffff',
  toast: '#281b3a',
  onToast: '#fbf7f3',
  /** The flat shadow of a hovered cover. */
  coverShadow: '#dccfe3',
  skeleton: '#f2ebf1',
  skeletonLit: '#dfd3e2',
  /** Behind a dialog. */
  scrim: 'rgb(18 14 33 / 0.72)',
  /** Behind a drawer, through which the list is still seen. */
  drawerScrim: 'rgb(18 14 33 / 0.62)',
  /** Drawn over covers at `coverDimOpacity`. */
  coverDim: '#171229',
  coverDimOpacity: '0',
  /** Scenes only. `sceneSun` is the sun by day and the moon by night. */
  sky: '#c6d6f3',
  sceneSun: '#f0b13c',
  plaster: '#fdf6ee',
  plasterSide: '#e6d7e4',
  ground: '#d9694a',
  groundDeep: '#b94f34',
  water: '#2b5fb4',
  stair: '#e08a2e',
  wallTwo: '#e29a1c',
  tree: '#9f86cf',
  treeTwo: '#b39ddb',
  lamp: '#ffd98a',
  shutter: '1',
  /** The landing's call to action. */
  cta: '#f0b13c',
  ctaText: '#281b3a',
  ctaBtn: '#281b3a',
  ctaBtnText: '#ffffff',
  ctaWall: '#c2512f',
  ctaStair: '#b5295f',
} as const;

export type ColorToken = keyof typeof day;

/** The dark theme: the same building at night, lit from its doors. */
export const night: Record<ColorToken, string> = {
  canvas: '#171229',
  surface: '#211a38',
  subtle: '#120e21',
  sunken: '#1b1530',
  doorFrame: '#574a7c',
  line: '#3b3159',
  lineStrong: '#8779ab',
  text: '#f4ece4',
  textMuted: '#bbaecb',
  primary: '#f28bae',
  primaryStrong: '#f9b3ca',
  onPrimary: '#2a0e22',
  primarySoft: '#452140',
  accent: '#f4bc4e',
  accentStrong: '#ffd27a',
  onAccent: '#281b3a',
  link: '#a3bbff',
  linkSoft: '#26305c',
  success: '#7fcdae',
  onSuccess: '#0f2a21',
  successSoft: '#1d3a3a',
  danger: '#ff9f82',
  dangerSoft: '#47222a',
  wall: '#5c1b44',
  wallDeep: '#471436',
  onWall: '#ffffff',
  onWallMuted: '#f4c6d8',
  wallHighlight: '#ffc75a',
  focus: '#ffd27a',
  focusWall: '#ffd27a',
  toast: '#f4ece4',
  onToast: '#171229',
  coverShadow: '#0d0919',
  skeleton: '#211a38',
  skeletonLit: '#3b3159',
  scrim: 'rgb(18 14 33 / 0.72)',
  drawerScrim: 'rgb(18 14 33 / 0.62)',
  coverDim: '#171229',
  coverDimOpacity: '0.16',
  sky: '#241d4d',
  sceneSun: '#f3e6d0',
  plaster: '#5a4f7f',
  plasterSide: '#3c3360',
  ground: '#4a2340',
  groundDeep: '#34172f',
  water: '#1a2f6b',
  stair: '#7b3a3f',
  wallTwo: '#3c3360',
  tree: '#3f3474',
  treeTwo: '#4a3f85',
  lamp: '#ffd98a',
  shutter: '0.7',
  cta: '#2a2159',
  ctaText: '#f4ece4',
  ctaBtn: '#f4bc4e',
  ctaBtnText: '#281b3a',
  ctaWall: '#43204a',
  ctaStair: '#5c1b44',
};

const tokens = Object.keys(day) as ColorToken[];

const variableOf = (token: ColorToken) =>
  `--${token.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;

/** The colours as CSS variables: a theme switch changes the variables and renders no component again. */
export const color = Object.fromEntries(
  tokens.map((token) => [token, `var(${variableOf(token)})`]),
) as Record<ColorToken, string>;

/** The declarations that give every colour variable its value in one theme. */
export const declareColors = (theme: Record<ColorToken, string>) =>
  tokens.map((token) => `${variableOf(token)}:${theme[token]};`).join('');

/** Declarations for what is on the wall: its focus ring is light there. */
export const onWall = `--focus-ring: ${color.focusWall}; color: ${color.onWall};`;
