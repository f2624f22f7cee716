import { createGlobalStyle } from 'styled-components';
import { below, lowWindow, size, space } from '../../../theme/scale.ts';

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
