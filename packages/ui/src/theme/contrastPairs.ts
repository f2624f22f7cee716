import type { ColorToken } from './roles.ts';

/** The minimum ratios of WCAG 2.2 (1.4.3 and 1.4.11). */
export const leastContrast = { text: 4.5, control: 3 } as const;

type Pairs = Readonly<Partial<Record<ColorToken, readonly ColorToken[]>>>;

/** Colours of texts, and what they stand on. */
export const textPairs = {
  text: [
    'canvas',
    'surface',
    'subtle',
    'sunken',
    'line',
    'dangerSoft',
    'successSoft',
    'linkSoft',
    'sky',
    'plaster',
    'ground',
  ],
  textMuted: ['canvas', 'surface', 'subtle', 'sunken', 'linkSoft'],
  primary: ['canvas', 'surface', 'primarySoft'],
  onPrimary: ['primary', 'primaryStrong'],
  onAccent: ['accent', 'accentStrong'],
  link: ['canvas', 'surface', 'subtle', 'linkSoft'],
  success: ['canvas', 'surface', 'subtle', 'successSoft'],
  onSuccess: ['success'],
  danger: ['canvas', 'surface', 'dangerSoft'],
  onWall: ['wall', 'wallDeep'],
  onWallMuted: ['wall'],
  wall: ['onWall'],
  ctaText: ['cta'],
  ctaBtnText: ['ctaBtn'],
  onToast: ['toast'],
  canvas: ['link', 'text'],
} as const satisfies Pairs;

/** Large text, borders of controls, focus rings and meaningful shapes, and what they stand on. */
export const controlPairs = {
  wallHighlight: ['wall'],
  accent: ['wall'],
  lineStrong: ['canvas', 'surface', 'subtle'],
  focus: ['canvas', 'surface', 'subtle'],
  focusWall: ['wall'],
} as const satisfies Pairs;

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

type Text = typeof textPairs;
type Control = typeof controlPairs;
type Placed =
  | keyof Text
  | Text[keyof Text][number]
  | keyof Control
  | Control[keyof Control][number]
  | (typeof decorativeRoles)[number];

// Compiles only while each role is in a pair, or is decorative.
({}) satisfies Record<Exclude<ColorToken, Placed>, never>;

/** Each colour with each that it stands on. */
export const pairsOf = (
  pairs: Pairs,
): readonly (readonly [front: ColorToken, back: ColorToken])[] =>
  (Object.keys(pairs) as ColorToken[]).flatMap((front) =>
    (pairs[front] ?? []).map((back) => [front, back] as const),
  );
