import type { ColorToken } from '../../../packages/ui/src/theme/color.ts';

interface ColorGroup {
  readonly use: string;
  readonly tokens: readonly ColorToken[];
}

/** The tokens by what they are for. A story proves that each stands here exactly once. */
export const colorGroups: readonly ColorGroup[] = [
  { use: 'Planes of the page', tokens: ['canvas', 'surface', 'shade', 'sunk'] },
  { use: 'Reading', tokens: ['text', 'textMuted'] },
  { use: 'Sills, rules and borders', tokens: ['line', 'lineStrong', 'path'] },
  { use: 'The primary action', tokens: ['rosa', 'rosaStrong', 'onRosa', 'rosaSoft'] },
  { use: 'A warm action, badges', tokens: ['sun', 'sunStrong', 'onSun'] },
  { use: 'Links and information', tokens: ['azul', 'azulSoft'] },
  { use: 'Added, free, done', tokens: ['agave', 'onAgave', 'agaveSoft'] },
  { use: 'Errors and deletion', tokens: ['danger', 'dangerSoft'] },
  { use: 'The wall', tokens: ['wall', 'wallDeep', 'onWall', 'onWallMuted', 'one'] },
  { use: 'The focus ring', tokens: ['focus', 'focusWall'] },
  { use: 'Toasts', tokens: ['toast', 'onToast'] },
  {
    use: 'Shadow, loading, dimming',
    tokens: ['cast', 'skeleton', 'skeletonLit', 'scrim', 'drawerScrim'],
  },
  { use: 'Covers by night', tokens: ['veil', 'nightVeil'] },
  {
    use: 'The landing page’s call to action',
    tokens: ['cta', 'ctaText', 'ctaBtn', 'ctaBtnText', 'ctaWall', 'ctaStair'],
  },
  {
    use: 'Scenes, nowhere else',
    tokens: [
      'sky',
      'sol',
      'plaster',
      'plasterSide',
      'ground',
      'groundDeep',
      'water',
      'stair',
      'wallTwo',
      'tree',
      'treeTwo',
      'lamp',
      'shutter',
    ],
  },
];
