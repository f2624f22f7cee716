import styled from 'styled-components';
import { doorColors } from '../../../../covers/palettes.ts';
import { color } from '../../../../theme/color.ts';

export const { leaf: entranceLeaf } = doorColors('Office Productivity');

/** Fills the part of the screen it is given. */
export const Picture = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  forced-color-adjust: none;
`;

/** By night a closed door gives no light. */
export const Shut = styled.g`
  filter: brightness(${color.shutter});
`;
