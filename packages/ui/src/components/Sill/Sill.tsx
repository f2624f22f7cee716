import styled from 'styled-components';
import { color } from '../../theme/color.ts';
import { border, space, transition, zOrder } from '../../theme/scale.ts';

/** The bar on which a picture stands: 4 px, and 5 px wider than the picture on each side. */
export const Sill = styled.div.attrs({ 'aria-hidden': true })`
  position: relative;
  z-index: ${zOrder.raised};
  height: ${border.sill};
  margin: 0 -${space.s5};
  background: ${color.line};
  ${transition(['background-color'], 'base')}

  @media (forced-colors: active) { background: CanvasText; }
`;
