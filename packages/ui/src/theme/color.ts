import { type PaletteName, paletteValues } from './palette.ts';

/** The colour roles, with their raw values in the light and in the dark theme. */
export const roles = {
  /** The page. */
  canvas: ['straw.30', 'indigo.880'],
  /** Fields, menus, dialog. */
  surface: ['white.0', 'indigo.840'],
  /** Niches: summary, band, disabled, hover. */
  subtle: ['lilac.60', 'indigo.910'],
  /** Hover inside a niche, and inside a closed door. */
  sunken: ['lilac.90', 'indigo.860'],
  /** Frame of a closed door; decoration only, words say that it is closed. */
  doorFrame: ['lilac.230', 'indigo.610'],
  /** Sills and rules; decoration only. */
  line: ['lilac.140', 'indigo.730'],
  /** Borders of controls. */
  lineStrong: ['lilac.460', 'indigo.430'],
  text: ['lilac.830', 'straw.70'],
  textMuted: ['lilac.620', 'lilac.260'],
  /** The primary action, its hover and its text. */
  primary: ['rosa.560', 'rosa.250'],
  primaryStrong: ['rosa.660', 'rosa.160'],
  onPrimary: ['white.0', 'rosa.890'],
  /** A closed add door. */
  primarySoft: ['rosa.70', 'lilac.800'],
  /** The one action on a wall; badges. */
  accent: ['straw.410', 'straw.370'],
  accentStrong: ['straw.500', 'straw.260'],
  onAccent: ['lilac.830', 'lilac.830'],
  /** Links, chips, information. */
  link: ['azul.620', 'azul.180'],
  linkSoft: ['azul.80', 'indigo.750'],
  /** Added, free, success. */
  success: ['agave.730', 'agave.350'],
  onSuccess: ['white.0', 'agave.890'],
  successSoft: ['agave.100', 'agave.830'],
  /** Errors and deletion. */
  danger: ['terracotta.620', 'terracotta.250'],
  dangerSoft: ['terracotta.80', 'rosa.790'],
  /** The wall behind the slogan and the navigation. */
  wall: ['rosa.560', 'rosa.770'],
  wallDeep: ['rosa.655', 'rosa.820'],
  onWall: ['white.0', 'white.0'],
  onWallMuted: ['rosa.50', 'rosa.130'],
  /** The word ONE on the wall; large text only. */
  wallHighlight: ['straw.320', 'straw.320'],
  focus: ['azul.530', 'straw.260'],
  focusWall: ['white.0', 'straw.260'],
  toast: ['lilac.830', 'straw.70'],
  onToast: ['straw.30', 'indigo.880'],
  /** The flat shadow of a hovered cover. */
  coverShadow: ['lilac.150', 'indigo.930'],
  skeleton: ['lilac.60', 'indigo.840'],
  skeletonLit: ['lilac.140', 'indigo.730'],
  /** Behind a dialog. */
  scrim: ['scrim.72', 'scrim.72'],
  /** Behind a drawer; the list stays visible through it. */
  drawerScrim: ['scrim.62', 'scrim.62'],
  /** Drawn over covers at `coverDimOpacity`. */
  coverDim: ['indigo.880', 'indigo.880'],
  coverDimOpacity: ['opacity.0', 'opacity.16'],
  /** Scenes only. `sceneSun` is the sun in the light theme and the moon in the dark one. */
  sky: ['azul.140', 'indigo.790'],
  sceneSun: ['straw.410', 'straw.120'],
  plaster: ['straw.40', 'indigo.600'],
  plasterSide: ['lilac.130', 'indigo.710'],
  ground: ['terracotta.430', 'rosa.795'],
  groundDeep: ['terracotta.540', 'rosa.850'],
  water: ['azul.560', 'azul.740'],
  stair: ['straw.470', 'rosa.650'],
  wallTwo: ['straw.500', 'indigo.710'],
  tree: ['indigo.330', 'indigo.670'],
  treeTwo: ['indigo.260', 'indigo.620'],
  lamp: ['straw.230', 'straw.230'],
  shutter: ['opacity.100', 'opacity.70'],
  /** The landing's call to action. */
  cta: ['straw.410', 'indigo.760'],
  ctaText: ['lilac.830', 'straw.70'],
  ctaBtn: ['lilac.830', 'straw.370'],
  ctaBtnText: ['white.0', 'lilac.830'],
  ctaWall: ['terracotta.530', 'lilac.790'],
  ctaStair: ['rosa.560', 'rosa.770'],
} as const satisfies Record<string, readonly [light: PaletteName, dark: PaletteName]>;

/** The name of a colour by its role; {@link color} has its CSS variable. */
export type ColorToken = keyof typeof roles;

const tokens = Object.keys(roles) as ColorToken[];

const themeOf = (column: 0 | 1) =>
  Object.fromEntries(tokens.map((token) => [token, paletteValues[roles[token][column]]])) as Record<
    ColorToken,
    string
  >;

/** The light theme. */
export const lightTheme = themeOf(0);

/** The dark theme. */
export const darkTheme = themeOf(1);

const variableOf = (token: ColorToken) =>
  `--${token.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;

/** The colours as CSS variables, so that a theme switch re-renders no component. */
export const color = Object.fromEntries(
  tokens.map((token) => [token, `var(${variableOf(token)})`]),
) as Record<ColorToken, string>;

/** Returns the declarations of all colour variables in one theme. */
export const declareColors = (theme: Record<ColorToken, string>) =>
  tokens.map((token) => `${variableOf(token)}:${theme[token]};`).join('');

/** Declarations for content on the wall, with a light focus ring. */
export const onWall = `--focus-ring: ${color.focusWall}; color: ${color.onWall};`;
