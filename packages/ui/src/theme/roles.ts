import type { PaletteName } from './palette.ts';

/** The colours that a reader's system has for what is forced upon every page. */
type SystemColor = 'Canvas' | 'CanvasText' | 'LinkText' | 'ButtonText' | 'GrayText' | 'Highlight';

/**
 * The one map of colour roles: the colour in the light theme, in the dark theme, and in forced colours,
 * where `null` leaves it to the browser, which replaces every colour but those of drawings. A new role
 * compiles once `contrastPairs.ts` says what it stands on.
 */
export const roles = {
  /** The page. */
  canvas: ['straw.30', 'indigo.880', null],
  /** Fields, menus, dialog. */
  surface: ['white.0', 'indigo.840', null],
  /** Niches: summary, band, disabled, hover. */
  subtle: ['lilac.60', 'indigo.910', null],
  /** Hover inside a niche, and inside a closed door. */
  sunken: ['lilac.90', 'indigo.860', null],
  /** Frame of a closed door; decoration only, words say that it is closed. */
  doorFrame: ['lilac.230', 'indigo.610', null],
  /** Sills and rules; decoration only. */
  line: ['lilac.140', 'indigo.730', null],
  /** Borders of controls. */
  lineStrong: ['lilac.460', 'indigo.430', 'CanvasText'],
  text: ['lilac.830', 'straw.70', null],
  textMuted: ['lilac.620', 'lilac.260', null],
  /** The primary action, its hover and its text. */
  primary: ['rosa.560', 'rosa.250', null],
  primaryStrong: ['rosa.660', 'rosa.160', null],
  onPrimary: ['white.0', 'rosa.890', null],
  /** A closed add door. */
  primarySoft: ['rosa.70', 'lilac.800', null],
  /** The one action on a wall; badges. */
  accent: ['straw.410', 'straw.370', null],
  accentStrong: ['straw.500', 'straw.260', null],
  onAccent: ['lilac.830', 'lilac.830', null],
  /** Links, chips, information. */
  link: ['azul.620', 'azul.180', null],
  linkSoft: ['azul.80', 'indigo.750', null],
  /** Added, free, success. */
  success: ['agave.730', 'agave.350', null],
  onSuccess: ['white.0', 'agave.890', null],
  successSoft: ['agave.100', 'agave.830', null],
  /** Errors and deletion. */
  danger: ['terracotta.620', 'terracotta.250', null],
  dangerSoft: ['terracotta.80', 'rosa.790', null],
  /** The wall behind the slogan and the navigation. */
  wall: ['rosa.560', 'rosa.770', null],
  wallDeep: ['rosa.655', 'rosa.820', null],
  onWall: ['white.0', 'white.0', null],
  onWallMuted: ['rosa.50', 'rosa.130', null],
  /** The word ONE on the wall; large text only. */
  wallHighlight: ['straw.320', 'straw.320', null],
  focus: ['azul.530', 'straw.260', 'Highlight'],
  focusWall: ['white.0', 'straw.260', 'Highlight'],
  toast: ['lilac.830', 'straw.70', null],
  onToast: ['straw.30', 'indigo.880', null],
  /** The flat shadow of a hovered cover. */
  coverShadow: ['lilac.150', 'indigo.930', null],
  skeleton: ['lilac.60', 'indigo.840', null],
  skeletonLit: ['lilac.140', 'indigo.730', null],
  /** Behind a dialog. */
  scrim: ['scrim.72', 'scrim.72', null],
  /** Behind a drawer; the list stays visible through it. */
  drawerScrim: ['scrim.62', 'scrim.62', null],
  /** Drawn over covers at `coverDimOpacity`. */
  coverDim: ['indigo.880', 'indigo.880', null],
  coverDimOpacity: ['opacity.0', 'opacity.16', null],
  /** Scenes only. `sceneSun` is the sun in the light theme and the moon in the dark one. */
  sky: ['azul.140', 'indigo.790', null],
  sceneSun: ['straw.410', 'straw.120', null],
  plaster: ['straw.40', 'indigo.600', null],
  plasterSide: ['lilac.130', 'indigo.710', null],
  ground: ['terracotta.430', 'rosa.795', null],
  groundDeep: ['terracotta.540', 'rosa.850', null],
  water: ['azul.560', 'azul.740', null],
  stair: ['straw.470', 'rosa.650', null],
  wallTwo: ['straw.500', 'indigo.710', null],
  tree: ['indigo.330', 'indigo.670', null],
  treeTwo: ['indigo.260', 'indigo.620', null],
  lamp: ['straw.230', 'straw.230', null],
  shutter: ['opacity.100', 'opacity.70', null],
  /** The landing's call to action. */
  cta: ['straw.410', 'indigo.760', null],
  ctaText: ['lilac.830', 'straw.70', null],
  ctaBtn: ['lilac.830', 'straw.370', null],
  ctaBtnText: ['white.0', 'lilac.830', null],
  ctaWall: ['terracotta.530', 'lilac.790', null],
  ctaStair: ['rosa.560', 'rosa.770', null],
} as const satisfies Record<
  string,
  readonly [light: PaletteName, dark: PaletteName, forced: SystemColor | null]
>;

/** The name of a colour by its role; `color` has its CSS variable. */
export type ColorToken = keyof typeof roles;
