import type { Decorator } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { controlsOnWall } from './controlsOnWall.ts';

const Wall = styled.div`
  ${controlsOnWall}
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding: 24px;
  background: ${color.wall};
`;

/** For stories: the pink background around a component. */
export const withWallBackground: Decorator = (Story) => (
  <Wall>
    <Story />
  </Wall>
);
