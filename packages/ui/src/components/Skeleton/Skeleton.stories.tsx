import type { Meta, StoryObj } from '@storybook/react-vite';
import { color } from '../../theme/color.ts';
import { guided, noKeys } from '../documentation/guide.fixture.ts';
import { Skeleton } from './Skeleton.tsx';

/** A plane where something is on its way. Hidden from assistive technology: one status text tells it. */
const meta = {
  tags: ['loading', 'placeholder', 'cargando', 'esqueleto', 'loader'],
  component: Skeleton,
  parameters: {
    ...guided({
      anatomy: [['Plane', 'as large as what comes', '[aria-hidden]']],
      examples: [
        {
          good: { args: { width: '62%' }, words: 'As wide as a line of text.' },
          bad: {
            args: { width: '40px', height: '40px' },
            words: 'Another size than what comes: the page jumps.',
          },
        },
      ],
      keys: noKeys,
      spoken: [['Anything', 'Nothing: what loads says so itself']],
      dos: ['Give it the size of what comes.'],
      donts: ['Show it for less than what is really awaited.'],
      changes: [['2026-11-21', 'Added.']],
    }),
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const ShortLine: Story = { args: { width: '62%' } };

export const Price: Story = { args: { width: '86px', height: '20px' } };

export const Picture: Story = { args: { width: '280px', height: '158px' } };

/** In a menu or panel, where by night the plane would vanish. */
export const OnSurface: Story = {
  args: { isOnSurface: true },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, background: color.surface }}>
        <Story />
      </div>
    ),
  ],
};
