import { css } from 'styled-components';
import { color } from '../../../theme/color.ts';

/** Darkens a cover in the dark theme. The element must be positioned. */
export const coverDimming = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${color.coverDim};
    opacity: ${color.coverDimOpacity};
    pointer-events: none;
  }
`;
