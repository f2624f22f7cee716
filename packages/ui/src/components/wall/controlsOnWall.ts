import { color, onWall } from '../../theme/color.ts';

/**
 * CSS for content with controls on the pink background (`wall`): the theme's `onWall`, and the
 * colours of Logo, LanguageSwitch, IconButton, Avatar and the quiet and ghost buttons there.
 */
export const controlsOnWall = `
  ${onWall}
  --control-text: ${color.onWall};
  --control-hover: ${color.wallDeep};
  --control-mark: ${color.accent};
  --logo-arch: ${color.onWall};
  --logo-leaf: color-mix(in srgb, ${color.onWall} 62%, ${color.primary});
  --avatar: ${color.onWall};
  --avatar-text: ${color.wall};
`;

/** Restores the page's colours inside such content, for a dialog or a toast. */
export const controlsOnPage = `
  --focus-ring: ${color.focus};
  --control-text: initial;
  --control-hover: initial;
  --control-mark: initial;
  --logo-arch: initial;
  --logo-leaf: initial;
  --avatar: initial;
  --avatar-text: initial;
  color: ${color.text};
`;
