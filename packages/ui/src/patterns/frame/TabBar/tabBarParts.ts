import { createGlobalStyle, css } from 'styled-components';
import { color } from '../../../theme/color.ts';
import {
  below,
  border,
  inView,
  lowWindow,
  rem,
  size,
  space,
  zOrder,
} from '../../../theme/scale.ts';
import { display, fontSize } from '../../../theme/type.ts';

/** Every shell has as many. */
const maxTabs = 4;

/** The list of tabs, fixed at the window's lower edge. */
export const tabList = css`
  ${inView}
  inset: auto 0 0;
  z-index: ${zOrder.tabBar};
  display: grid;
  /* As many as there will be: a page that arrives in pieces is painted in pieces. */
  grid-template-columns: repeat(${maxTabs}, minmax(min-content, 1fr));
  padding-bottom: env(safe-area-inset-bottom);
  border-top: ${border.sill} solid ${color.line};
  background: ${color.surface};
`;

/** A tab: its icon above its word. */
export const tab = css`
  --focus-ring: ${color.focus};
  position: relative;
  display: grid;
  gap: ${space[2]};
  align-content: center;
  justify-items: center;
  min-height: calc(${size.bar} - ${border.sill});
  color: ${color.textMuted};
  /* However large the reader's text is, the words of all tabs fit in a row. */
  font: 600 min(${fontSize.caption}, 5.5vw) / 1 ${display};
  overflow-wrap: normal;
  text-decoration: none;

  &:focus-visible {
    outline-offset: -${border.ring};
  }
  &[aria-current], &[data-contains-current] {
    color: ${color.primary};
    box-shadow: 0 -${border.sill} 0 ${color.primary};
  }
`;

/** The count of a tab, at its icon. */
export const tabCount = css`
  position: absolute;
  top: ${space[1]};
  inset-inline-start: calc(50% + ${space[4]});
  min-width: ${size.glyph};
  height: ${size.glyph};
  padding-top: ${space[1]};
  font-size: ${rem(13)};
`;

/** Fixed elements are above the tabs, and focused elements scroll clear of them. */
export const TabBarRoom = createGlobalStyle`
  ${below('sidebar')} {
    html {
      --bar-bottom: calc(${size.bar} + env(safe-area-inset-bottom));
      scroll-padding-bottom: calc(${size.bar} + ${space[5]} + env(safe-area-inset-bottom) + var(--covered-foot));
    }
  }
  ${lowWindow} { html { scroll-padding-bottom: 0; } }
`;
