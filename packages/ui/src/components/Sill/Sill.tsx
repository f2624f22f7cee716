import styled from 'styled-components';
import { color } from '../../theme/color.ts';
import { border, transition } from '../../theme/scale.ts';

/** The bar on which a picture stands: 4 px, and 5 px wider than the picture on each side. */
export const Sill = styled.div.attrs({ 'aria-hidden': true })`
  position: relative;
  z-index: 1;
  height: ${border.sill};
  margin: 0 -5px;
  background: ${color.line};
  ${transition(['background-color'], 'base')}

  @media (forced-colors: active) { background: CanvasText; }
`;
