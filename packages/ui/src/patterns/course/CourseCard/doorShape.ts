import { css } from 'styled-components';
import { arch, border, size, space } from '../../../theme/scale.ts';

/** An arch of 44 × 48 px. */
export const doorShape = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${size.touch};
  height: ${size.control};
  margin-inline-start: auto;
  padding: ${space[2]} 0 0;
  border: 0;
  border-radius: ${arch(size.touch)};

  @media screen and (forced-colors: active) { border: ${border.line} solid CanvasText; }
`;
