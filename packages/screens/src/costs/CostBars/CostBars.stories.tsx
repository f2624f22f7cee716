import { guided, noKeys } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CostBars } from './CostBars.tsx';

const meta = {
  tags: ['price', 'chart', 'coste', 'precio', 'gráfico'],
  component: CostBars,
  args: {
    title: 'Cuánto cuesta de verdad',
    bars: [
      { amount: '54,99 US$', label: 'sin certificados', share: 0.53 },
      { amount: 'al menos 103,99 US$', label: 'con certificados', share: 1 },
    ],
    notes: ['Un certificado no tiene precio conocido.', 'Precios de 2020–2024.'],
  },
  parameters: guided({
    anatomy: [
      ['Title', 'a heading', 'h2'],
      ['Walls', 'one for each way to pay, as high as it is dear', 'dl > div'],
      ['Amounts', 'formatted, or words', 'dd'],
      ['Notes', 'where the sums come from', 'dl + div'],
    ],
    keys: noKeys,
    spoken: [
      ['Walls', 'A region with the title as name; terms with their amounts'],
      ['Notes', 'Read as paragraphs'],
    ],
    examples: [
      {
        good: { words: 'The height follows the amount, and the notes say what is missing.' },
        bad: {
          args: {
            bars: [
              { amount: '54,99 US$', label: 'sin certificados', share: 1 },
              { amount: 'al menos 103,99 US$', label: 'con certificados', share: 1 },
            ],
            notes: [],
          },
          words: 'Both bars look equally dear, and nothing says what the sums leave out.',
        },
      },
    ],
    dos: [
      'Give 0 as the share of what costs nothing.',
      'Give one bar if certificates do not change the sum.',
      'Say in a note what is missing in the sums.',
    ],
    donts: ['Compare amounts of different currencies by their height.'],
    changes: [
      ['2026-11-26', 'Darker walls; a single one is low.'],
      ['2026-11-22', 'Added.'],
    ],
  }),
} satisfies Meta<typeof CostBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoWays: Story = {};

/** What is free has no wall. */
export const Free: Story = {
  args: {
    bars: [
      { amount: 'Gratis', label: 'sin certificados', share: 0 },
      { amount: '49,00 US$', label: 'con certificados', share: 1 },
    ],
  },
};

/** One sum has no other to be compared with, so its bar is low. */
export const OneSum: Story = {
  args: {
    bars: [{ amount: '124,97 US$', label: 'con certificados o sin ellos', share: 1 }],
    notes: ['1 curso no da certificado.'],
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('term').parentElement?.getBoundingClientRect();
    await expect(bar?.height).toBeLessThan(90);
  },
};
