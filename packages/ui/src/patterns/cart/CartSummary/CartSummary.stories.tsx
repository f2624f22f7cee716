import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storySummary } from '../../frame/Screen/screens.fixture.tsx';
import { CartSummary } from './CartSummary.tsx';

const rowOf = (amount: string) => ({
  subtotal: { label: 'Subtotal', amount },
  totalLabel: 'Total',
  total: amount,
});

const meta = {
  tags: ['total', 'order summary', 'resumen', 'carrito'],
  component: CartSummary,
  args: storySummary,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneCurrency: Story = {
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement).getByRole('region', { name: 'Resumen' });
    await expect(within(summary).getAllByRole('definition')).toHaveLength(2);
    await expect(within(summary).getByText('including VAT')).toHaveAttribute('lang', 'en');
  },
};

/** One line of each kind for every currency. */
export const TwoCurrencies: Story = {
  args: {
    rows: [rowOf('49,00 €'), rowOf('1.104,98 US$')],
  },
};

export const WithUnknownPrices: Story = {
  args: {
    notes: [
      'Hay 2 cursos con el precio en su web: no están en el total.',
      'Aulario no cobra nada: te lleva a cada plataforma para comprar allí.',
    ],
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
