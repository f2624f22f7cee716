import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../../components/Button/Button.tsx';
import { allStates } from '../../../components/documentation/allStates.fixture.tsx';
import { guided } from '../../../components/documentation/guide.fixture.ts';
import { Link } from '../../../components/Link/Link.tsx';
import { storySummary } from '../../frame/Screen/screens.fixture.tsx';
import { CartSummary } from './CartSummary.tsx';

const rowOf = (amount: string) => ({
  subtotalLabel: 'Subtotal',
  subtotal: amount,
  totalLabel: 'Total',
  total: amount,
});

const meta = {
  tags: ['total', 'order summary', 'resumen', 'carrito'],
  component: CartSummary,
  args: storySummary,
  decorators: [
    (Story, { name, parameters }) => (
      <div style={{ maxWidth: parameters['isOverview'] ? 'none' : name === 'Wide' ? 640 : 340 }}>
        <Story />
      </div>
    ),
  ],
  parameters: guided({
    anatomy: [
      ['Title', 'a heading', 'h2'],
      ['Rows', 'subtotals, then one total for each currency', 'dl'],
      ['VAT note', 'below the totals', 'dl + p'],
      ['Action', 'the way on', 'a'],
      ['Notes', 'plain sentences', 'section > div + p'],
      ['Aside', 'optional, a line with links', 'section > p:last-child'],
    ],
    keys: [
      ['Tab', 'Reaches the action'],
      ['Enter', 'Follows the action'],
    ],
    spoken: [
      ['Summary', 'A region with the title as name; the title is a heading of level 2'],
      ['Rows', 'Terms with their amounts'],
      ['Action', 'A link or a button, as it is passed'],
    ],
    examples: [
      {
        good: {
          args: { rows: [rowOf('49,00 €'), rowOf('104,98 US$')] },
          words: 'One row for each currency.',
        },
        bad: {
          args: { rows: [rowOf('153,98')] },
          words: 'Two currencies in one sum: no platform asks for this amount.',
        },
      },
    ],
    dos: [
      'Pass one row for each currency; different currencies are never added up.',
      'Keep the VAT note: prices are what the marketplaces show, with VAT included.',
      'Say in one plain sentence that Aulario takes no money.',
    ],
    donts: [
      'Calculate in the component. Amounts arrive formatted, from exact whole numbers.',
      'Put a second primary button into the arch.',
      'Show it for an empty cart: no row, no arch.',
    ],
    changes: [
      ['2026-11-29', 'It looks by its own width, and always shows its action.'],
      ['2026-11-26', 'Subtotal and VAT note are never absent.'],
      ['2026-11-26', 'Without the arch, the title is at the left edge.'],
      ['2026-11-26', 'A disabled action has a box.'],
      ['2026-11-25', 'aside is new.'],
      ['2026-11-22', 'A row may have no subtotal.'],
      ['2026-11-21', 'No VAT note without a total.'],
    ],
  }),
} satisfies Meta<typeof CartSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All that it can say. */
export const OneCurrency: Story = {
  args: {
    aside: (
      <>
        <span>
          Este carrito se guarda solo en este navegador; con tu cuenta, en todos tus dispositivos.
        </span>{' '}
        <Link href="?login">Iniciar sesión</Link>
        <span> · </span>
        <Link href="?signup">Crear cuenta</Link>
      </>
    ),
  },
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

/** Nothing counts: the disabled action keeps its box on the niche. */
export const NothingCounts: Story = {
  args: {
    rows: [rowOf('Nada marcado')],
    notes: ['Marca algún curso.'],
    action: (
      <Button disabled size="big">
        Check out
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const plane = (element: Element) => getComputedStyle(element).backgroundColor;
    const action = canvas.getByRole('button');
    await expect(plane(action)).not.toBe(plane(canvas.getByRole('region')));
  },
};

/** Wider than 480 px it is a rectangle. */
export const Wide: Story = { globals: { viewport: { value: 'w1280' } } };

export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };

export const AllStates: Story = allStates({
  states: { OneCurrency, TwoCurrencies, WithUnknownPrices, NothingCounts },
  widthPx: 340,
  scale: 0.6,
  draw: (args) => <CartSummary {...args} />,
});
