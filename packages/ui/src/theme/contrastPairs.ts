import type { ColorToken } from './roles.ts';

/**
 * A foreground and background colour with their contrast ratios in both themes, measured when the
 * palette was designed.
 */
export type ContrastPair = readonly [
  front: ColorToken,
  back: ColorToken,
  light: number,
  dark: number,
];

/** The minimum ratios of WCAG 2.2 (1.4.3 and 1.4.11). */
export const leastContrast = { text: 4.5, control: 3 } as const;

/** Text colours with their backgrounds. */
export const textPairs = [
  ['text', 'canvas', 15.06, 15.55],
  ['text', 'surface', 16.05, 14.15],
  ['text', 'subtle', 13.71, 16.18],
  ['text', 'sunken', 12.73, 15.01],
  ['text', 'line', 11.13, 10.15],
  ['text', 'dangerSoft', 13.16, 11.74],
  ['text', 'successSoft', 13.3, 10.45],
  ['text', 'linkSoft', 12.84, 10.82],
  ['text', 'sky', 10.94, 13.23],
  ['text', 'plaster', 14.98, 6.28],
  ['text', 'ground', 4.64, 11.19],
  ['textMuted', 'canvas', 6.6, 8.68],
  ['textMuted', 'surface', 7.03, 7.9],
  ['textMuted', 'subtle', 6, 9.03],
  ['textMuted', 'sunken', 5.58, 8.38],
  ['textMuted', 'linkSoft', 5.63, 6.04],
  ['primary', 'canvas', 5.71, 7.86],
  ['primary', 'surface', 6.09, 7.15],
  ['primary', 'primarySoft', 4.93, 5.88],
  ['onPrimary', 'primary', 6.09, 7.67],
  ['onPrimary', 'primaryStrong', 8.64, 10.41],
  ['onAccent', 'accent', 8.45, 9.29],
  ['onAccent', 'accentStrong', 6.78, 11.28],
  ['link', 'canvas', 7.89, 9.62],
  ['link', 'surface', 8.41, 8.75],
  ['link', 'subtle', 7.18, 10],
  ['link', 'linkSoft', 6.73, 6.69],
  ['success', 'canvas', 6.01, 9.74],
  ['success', 'surface', 6.4, 8.86],
  ['success', 'subtle', 5.47, 10.13],
  ['success', 'successSoft', 5.3, 6.54],
  ['onSuccess', 'success', 6.4, 8.19],
  ['danger', 'canvas', 6.28, 9.12],
  ['danger', 'surface', 6.69, 8.3],
  ['danger', 'dangerSoft', 5.48, 6.88],
  ['onWall', 'wall', 6.09, 12.39],
  ['onWall', 'wallDeep', 8.14, 14.78],
  ['onWallMuted', 'wall', 5.06, 8.21],
  ['wall', 'onWall', 6.09, 12.39],
  ['ctaText', 'cta', 8.45, 12.3],
  ['ctaBtnText', 'ctaBtn', 16.05, 9.29],
  ['onToast', 'toast', 15.06, 15.55],
  ['canvas', 'link', 7.89, 9.62],
  ['canvas', 'text', 15.06, 15.55],
] as const satisfies readonly ContrastPair[];

/** Large text, borders of controls, focus rings and meaningful shapes with their backgrounds. */
export const controlPairs = [
  ['wallHighlight', 'wall', 3.94, 8],
  ['accent', 'wall', 3.21, 7.17],
  ['lineStrong', 'canvas', 3.64, 4.63],
  ['lineStrong', 'surface', 3.88, 4.22],
  ['lineStrong', 'subtle', 3.31, 4.82],
  ['focus', 'canvas', 6.38, 12.77],
  ['focus', 'surface', 6.8, 11.62],
  ['focus', 'subtle', 5.81, 13.28],
  ['focusWall', 'wall', 6.09, 8.7],
] as const satisfies readonly ContrastPair[];

/** What is never alone in saying something: frames, shadows, and the colours of drawings. */
export const decorativeRoles = [
  'doorFrame',
  'coverShadow',
  'skeleton',
  'skeletonLit',
  'scrim',
  'drawerScrim',
  'coverDim',
  'coverDimOpacity',
  'sceneSun',
  'plasterSide',
  'groundDeep',
  'water',
  'stair',
  'wallTwo',
  'tree',
  'treeTwo',
  'lamp',
  'shutter',
  'ctaWall',
  'ctaStair',
] as const satisfies readonly ColorToken[];

type Placed =
  | (typeof textPairs | typeof controlPairs)[number][0 | 1]
  | (typeof decorativeRoles)[number];

// Compiles only while each role is in a pair, or is decorative.
({}) satisfies Record<Exclude<ColorToken, Placed>, never>;
