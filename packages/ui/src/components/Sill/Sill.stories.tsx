import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { color } from '../../theme/color.ts';
import { Sill } from './Sill.tsx';

const Window = styled.div`
  width: min(280px, 100%);
  margin: 8px;
`;

const Pane = styled.div`
  aspect-ratio: 16 / 9;
  background: ${color.sky};
`;

const meta = {
  component: Sill,
  render: () => (
    <Window>
      <Pane />
      <Sill />
    </Window>
  ),
} satisfies Meta<typeof Sill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderPicture: Story = {};
