import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { WhyList } from './WhyList.tsx';
import { longWhy, storyWhy } from './why.fixture.ts';

const meta = {
  tags: ['reasons', 'explanation', 'motivos', 'por qué'],
  component: WhyList,
  args: storyWhy,
} satisfies Meta<typeof WhyList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  play: async ({ canvasElement, args }) => {
    const reasons = within(canvasElement).getByRole('region', { name: args.title });
    const texts = within(reasons).getAllByRole('paragraph').slice(0, 3);
    const words = ['pyhton python', 'parecida · título, tema', '58 %'];
    for (const [place, text] of texts.entries())
      await expect(text).toHaveTextContent(words[place] ?? '');
  },
};

export const LongText: Story = {
  args: longWhy,
  globals: { viewport: { value: 'w320' } },
};
