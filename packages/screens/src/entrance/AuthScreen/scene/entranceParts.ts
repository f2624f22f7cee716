import { color } from '@aulario/ui';
import { doorColors } from '@aulario/ui/covers';
import styled from 'styled-components';

export const { leaf: entranceLeaf } = doorColors('Office Productivity');

/** Fills its container. */
export const Picture = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  forced-color-adjust: none;
`;

/** In the dark theme, a closed door is unlit. */
export const Shut = styled.g`
  filter: brightness(${color.shutter});
`;
