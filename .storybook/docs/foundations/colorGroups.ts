import type { ColorToken } from '../../../packages/ui/src/theme/roles.ts';
import { lightTheme } from '../../../packages/ui/src/theme/themes.ts';

const groups: Readonly<Record<string, readonly ColorToken[]>> = {
  'Planes of the page': ['canvas', 'surface', 'subtle', 'sunken'],
  Reading: ['text', 'textMuted'],
  'Sills, rules and borders': ['line', 'lineStrong', 'doorFrame'],
  'The primary action': ['primary', 'primaryStrong', 'onPrimary', 'primarySoft'],
  'A warm action, badges': ['accent', 'accentStrong', 'onAccent'],
  'Links and information': ['link', 'linkSoft'],
  'Added, free, done': ['success', 'onSuccess', 'successSoft'],
  'Errors and deletion': ['danger', 'dangerSoft'],
  'The wall': ['wall', 'wallDeep', 'onWall', 'onWallMuted', 'wallHighlight'],
  'The focus ring': ['focus', 'focusWall'],
  Toasts: ['toast', 'onToast'],
  'Shadow, loading, dimming': ['coverShadow', 'skeleton', 'skeletonLit', 'scrim', 'drawerScrim'],
  'Covers in the dark theme': ['coverDim', 'coverDimOpacity'],
  'The landing page’s call to action': [
    'cta',
    'ctaText',
    'ctaBtn',
    'ctaBtnText',
    'ctaWall',
    'ctaStair',
  ],
};

const grouped = new Set(Object.values(groups).flat());
const names = Object.keys(lightTheme) as ColorToken[];

/** The tokens by what they are for. Those that no group names are of scenes, or new, and come last. */
export const colorGroups = {
  ...groups,
  'Scenes, and roles without a group': names.filter((name) => !grouped.has(name)),
};
