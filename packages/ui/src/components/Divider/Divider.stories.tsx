import type { Meta, StoryObj } from '@storybook/react-vite';
import { guided, noKeys } from '../documentation/guide.fixture.ts';
import { Divider } from './Divider.tsx';

/** A word between two lines that separates alternatives. */
const meta = {
  tags: ['separator', 'rule', 'or', 'separador', 'línea'],
  component: Divider,
  args: { children: 'o' },
  argTypes: { children: { control: 'text' } },
  parameters: {
    ...guided({
      anatomy: [
        ['Lines', 'drawn, one on each side', 'p'],
        ['Word', 'says how the two ways relate', 'p'],
      ],
      examples: [
        {
          good: { words: 'One word between two ways to the same end.' },
          bad: {
            args: { children: 'También puedes entrar con tu cuenta de Google' },
            words: 'A sentence leaves no room for the lines and belongs to what follows.',
          },
        },
      ],
      keys: noKeys,
      spoken: [['Word', 'Read as a paragraph; the lines are silent']],
      dos: ['Use it once, between two ways of which one is enough.'],
      donts: ['Use it as a heading, or to part what space parts already.'],
      changes: [['2026-11-22', 'Moved from the app into the kit.']],
    }),
  },
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
