import type { Meta, StoryObj } from '@storybook/react-vite';
import { guided, noKeys } from '../../../components/documentation/guide.fixture.ts';
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
      'Say in a note what is missing in the sums.',
    ],
    donts: ['Compare amounts of different currencies by their height.'],
    changes: [['2026-11-22', 'Added.']],
  }),
} satisfies Meta<typeof CostBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoWays: Story = {};
