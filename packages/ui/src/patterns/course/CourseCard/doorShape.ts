import { css } from 'styled-components';
import { arch, border, size, space } from '../../../theme/scale.ts';

/** An arch of 44 × 48 px. */
export const doorShape = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${size.s44};
  height: ${size.s48};
  margin-inline-start: auto;
  padding: ${space.s4} 0 0;
  border: 0;
  border-radius: ${arch(size.s22)};

  @media screen and (forced-colors: active) { border: ${border.s2} solid CanvasText; }
`;
