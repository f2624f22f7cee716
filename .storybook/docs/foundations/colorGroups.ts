import type { ColorToken } from '../../../packages/ui/src/theme/roles.ts';

interface ColorGroup {
  readonly use: string;
  readonly tokens: readonly ColorToken[];
}

/** The tokens by what they are for. A story proves that each stands here exactly once. */
export const colorGroups: readonly ColorGroup[] = [
  { use: 'Planes of the page', tokens: ['canvas', 'surface', 'subtle', 'sunken'] },
  { use: 'Reading', tokens: ['text', 'textMuted'] },
  { use: 'Sills, rules and borders', tokens: ['line', 'lineStrong', 'doorFrame'] },
  { use: 'The primary action', tokens: ['primary', 'primaryStrong', 'onPrimary', 'primarySoft'] },
  { use: 'A warm action, badges', tokens: ['accent', 'accentStrong', 'onAccent'] },
  { use: 'Links and information', tokens: ['link', 'linkSoft'] },
  { use: 'Added, free, done', tokens: ['success', 'onSuccess', 'successSoft'] },
  { use: 'Errors and deletion', tokens: ['danger', 'dangerSoft'] },
  { use: 'The wall', tokens: ['wall', 'wallDeep', 'onWall', 'onWallMuted', 'wallHighlight'] },
  { use: 'The focus ring', tokens: ['focus', 'focusWall'] },
  { use: 'Toasts', tokens: ['toast', 'onToast'] },
  {
    use: 'Shadow, loading, dimming',
    tokens: ['coverShadow', 'skeleton', 'skeletonLit', 'scrim', 'drawerScrim'],
  },
  { use: 'Covers in the dark theme', tokens: ['coverDim', 'coverDimOpacity'] },
  {
    use: 'The landing page’s call to action',
    tokens: ['cta', 'ctaText', 'ctaBtn', 'ctaBtnText', 'ctaWall', 'ctaStair'],
  },
  {
    use: 'Scenes, nowhere else',
    tokens: [
      'sky',
      'sceneSun',
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
