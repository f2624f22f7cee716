import { styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { border, radius, space } from '../../theme/scale.ts';

const anchor = '--panel-button';

/** Contains a button and its panel, and scopes the panel's anchor to this button. */
export const PanelPlace = styled.div`
  anchor-scope: ${anchor};
`;

/** CSS that makes the button the panel's anchor. */
export const panelButton = `anchor-name: ${anchor};`;

/**
 * CSS of the other places for a panel without room. Closed panels have none: Safari 26 stops for ever
 * where the element around one is hidden, as buttons are when a window becomes wider.
 */
export const panelFallbacks = (places: string) =>
  `&:popover-open { position-try-fallbacks: ${places}; }`;

const tallest = '560px';

/**
 * A panel in the top layer, below its button, or above without room. Browsers without CSS anchor
 * positioning center it in the window.
 */
export const Panel = styled.div.withConfig({ shouldForwardProp: () => true })`
  width: min(300px, 100vw - 2 * ${space[5]});
  max-height: min(${tallest}, 100dvh - 2 * ${space[5]});
  padding: ${space[4]};
  border: ${border.control} solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.text};
  overflow: auto;
  overscroll-behavior: contain;

  @supports (position-area: bottom) and (anchor-scope: none) {
    inset: auto;
    margin: ${space[2]} 0;
    /* 100% is from the button to the window's edge: a panel scrolls there before it is cut off. */
    max-height: min(${tallest}, max(100% - ${space[3]}, 320px));
    position-anchor: ${anchor};
    position-area: bottom span-right;
    ${panelFallbacks('flip-inline, flip-block, flip-block flip-inline')}
  }
`;
