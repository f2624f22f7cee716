import { styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { border, space, transition, zOrder } from '../../theme/scale.ts';

/** The bar below a picture: 4 px high, and 5 px wider on each side. */
export const Sill = styled.div.attrs({ 'aria-hidden': true })`
  position: relative;
  z-index: ${zOrder.raised};
  height: ${border.sill};
  margin: 0 -${space[2]};
  background: ${color.line};
  ${transition(['background-color'], 'base')}

  @media screen and (forced-colors: active) { background: CanvasText; }
`;
