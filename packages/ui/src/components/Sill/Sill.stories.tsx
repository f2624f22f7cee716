import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { guided, noKeys } from '../documentation/guide.fixture.ts';
import { Sill } from './Sill.tsx';

const Window = styled.div`
  width: min(280px, 100%);
  margin: 8px;
`;

const Pane = styled.div`
  aspect-ratio: 16 / 9;
  background: ${color.sky};
`;

/** The bar on which a picture stands: 4 px high, and 5 px wider than the picture on each side. */
const meta = {
  tags: ['border', 'ledge', 'line', 'alféizar', 'borde'],
  component: Sill,
  decorators: [
    (Story) => (
      <Window>
        <Pane />
        <Story />
      </Window>
    ),
  ],
  parameters: {
    ...guided({
      anatomy: [['Bar', '4 px high, 5 px wider than the picture on each side']],
      keys: noKeys,
      spoken: [['Anything', 'Nothing: it is a drawing']],
      dos: ['Put it under a picture of the full width.'],
      donts: ['Use it as a divider between texts.'],
      changes: [['2026-11-21', 'Added.']],
    }),
  },
} satisfies Meta<typeof Sill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderPicture: Story = {};
