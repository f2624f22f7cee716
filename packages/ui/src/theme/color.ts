/** By day: plaster, sun and lilac shadows. The names say what a colour is for, never its hue's value. */
export const day = {
  /** The page. */
  canvas: '#fbf7f3',
  /** Fields, menus, dialog. */
  surface: '#ffffff',
  /** Niches: summary, band, disabled, hover. */
  shade: '#f2ebf1',
  /** Hover inside a niche, and inside a closed door. */
  sunk: '#ece2ec',
  /** Frame of a closed door; decoration only, words say that it is closed. */
  path: '#c9b6d2',
  /** Sills and rules; decoration only. */
  line: '#dfd3e2',
  /** Borders of controls. */
  lineStrong: '#8c7b9a',
  text: '#281b3a',
  textMuted: '#62536f',
  /** The primary action, its hover and its text. */
  rosa: '#b5295f',
  rosaStrong: '#8f1c49',
  onRosa: '#ffffff',
  /** A closed add door. */
  rosaSoft: '#fae1e8',
  /** One warm action on a wall; badges. */
  sun: '#f0b13c',
  sunStrong: '#e29a1c',
  onSun: '#281b3a',
  /** Links, chips, information. */
  azul: '#24489e',
  azulSoft: '#dfe6f7',
  /** Added, free, success. */
  agave: '#1e6b52',
  onAgave: '#ffffff',
  agaveSoft: '#dceee4',
  /** Errors and deletion. */
  danger: '#a8321c',
  dangerSoft: '#fbe4da',
  /** The rosa plane. */
  wall: '#b5295f',
  wallDeep: '#951f4d',
  onWall: '#ffffff',
  onWallMuted: '#ffe3ec',
  /** The word ONE on the wall; large text only. */
  one: '#ffc75a',
  focus: '#1f4fd0',
  focusWall: '#ffffff',
  toast: '#281b3a',
  onToast: '#fbf7f3',
  /** The flat shadow of a hovered cover. */
  cast: '#dccfe3',
  skeleton: '#f2ebf1',
  skeletonLit: '#dfd3e2',
  /** Behind a dialog. */
  scrim: 'rgb(18 14 33 / 0.72)',
  /** Behind a drawer, through which the list is still seen. */
  drawerScrim: 'rgb(18 14 33 / 0.62)',
  /** Drawn over covers at `nightVeil` opacity. */
  veil: '#171229',
  nightVeil: '0',
  /** Scenes only. `sol` is the sun by day and the moon by night. */
  sky: '#c6d6f3',
  sol: '#f0b13c',
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

/** By night the same building stands in the dark, and only the doors give light. */
export const night: Record<ColorToken, string> = {
  canvas: '#171229',
  surface: '#211a38',
  shade: '#120e21',
  sunk: '#1b1530',
  path: '#574a7c',
  line: '#3b3159',
  lineStrong: '#8779ab',
  text: '#f4ece4',
  textMuted: '#bbaecb',
  rosa: '#f28bae',
  rosaStrong: '#f9b3ca',
  onRosa: '#2a0e22',
  rosaSoft: '#452140',
  sun: '#f4bc4e',
  sunStrong: '#ffd27a',
  onSun: '#281b3a',
  azul: '#a3bbff',
  azulSoft: '#26305c',
  agave: '#7fcdae',
  onAgave: '#0f2a21',
  agaveSoft: '#1d3a3a',
  danger: '#ff9f82',
  dangerSoft: '#47222a',
  wall: '#5c1b44',
  wallDeep: '#471436',
  onWall: '#ffffff',
  onWallMuted: '#f4c6d8',
  one: '#ffc75a',
  focus: '#ffd27a',
  focusWall: '#ffd27a',
  toast: '#f4ece4',
  onToast: '#171229',
  cast: '#0d0919',
  skeleton: '#211a38',
  skeletonLit: '#3b3159',
  scrim: 'rgb(18 14 33 / 0.72)',
  drawerScrim: 'rgb(18 14 33 / 0.62)',
  veil: '#171229',
  nightVeil: '0.16',
  sky: '#241d4d',
  sol: '#f3e6d0',
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

/** The colours as CSS variables: a theme switch changes the variables and renders nothing anew. */
export const color = Object.fromEntries(
  tokens.map((token) => [token, `var(${variableOf(token)})`]),
) as Record<ColorToken, string>;

/** The declarations that give every colour variable its value in one theme. */
export const declareColors = (theme: Record<ColorToken, string>) =>
  tokens.map((token) => `${variableOf(token)}:${theme[token]};`).join('');

/** Put into whatever stands on the rosa wall: its focus ring is light there. */
export const onWall = `--focus-ring: ${color.focusWall}; color: ${color.onWall};`;
