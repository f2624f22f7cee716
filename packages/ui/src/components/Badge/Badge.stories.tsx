import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guided, noKeys } from '../documentation/guide.fixture.ts';
import { withWallBackground } from '../wall/withWallBackground.fixture.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  tags: ['count', 'pill', 'contador'],
  component: Badge,
  args: { children: '2', label: '2 cursos' },
  argTypes: { children: { control: 'text' } },
  parameters: guided({
    anatomy: [
      ['Arch', 'the plane, as wide as its figure', 'span'],
      ['Figure', 'what is seen'],
      ['Label', 'what is read'],
    ],
    examples: [
      {
        good: {
          args: { children: '2', label: '2 cursos' },
          words: 'A figure, read with its unit.',
        },
        bad: {
          args: { children: 'nuevo', label: 'nuevo' },
          words: 'A word is cut at narrow widths and belongs into the text.',
        },
      },
    ],
    keys: noKeys,
    spoken: [['Label', 'Its words in place of the number']],
    dos: ['Give the label its unit: “2 cursos”.'],
    donts: ['Show a word in it: it holds a count.'],
    changes: [['2026-11-21', 'Added.']],
  }),
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The eye reads the figure, assistive technology the words. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('2 cursos')).toBeInTheDocument();
  },
};

export const ManyDigits: Story = { args: { children: '99+', label: 'Más de 99 cursos' } };

export const English: Story = { args: { children: '1', label: '1 course' } };

export const OnWall: Story = { decorators: [withWallBackground] };
