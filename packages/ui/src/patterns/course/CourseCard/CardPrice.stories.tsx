import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guided, noKeys } from '../../../components/documentation/guide.fixture.ts';
import { CardPrice } from './CardPrice.tsx';
import {
  discontinuedPrice,
  free,
  ownedPrice,
  paid,
  reducedPrice,
  unknown,
} from './courses.fixture.ts';

const meta = {
  tags: ['amount', 'cost', 'money', 'precio', 'coste', 'importe'],
  component: CardPrice,
  args: { price: paid.price },
  parameters: guided({
    anatomy: [
      ['Amount', 'formatted, or words where there is no amount', 'p'],
      ['Notes', 'one line each, always visible', 'p + p'],
      ['Before', 'the earlier price, struck through, where it fell'],
    ],
    keys: noKeys,
    spoken: [
      ['Amount and notes', 'Read as paragraphs'],
      ['Before', 'Its label first, so that nobody takes it for the price: “antes 54,99 US$”'],
    ],
    dos: ['Format the amount in the language of the reader.', 'Say of which years a price is.'],
    donts: ['Show 0, or free, for a price that nobody knows.', 'Hide a note in a tooltip.'],
    changes: [['2026-11-21', 'Added.']],
  }),
} satisfies Meta<typeof CardPrice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};

export const Free: Story = {
  args: { price: free.price },
};

export const Unknown: Story = {
  args: { price: unknown.price },
};

export const Reduced: Story = {
  args: {
    price: reducedPrice,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toHaveTextContent('antes 54,99 US$');
  },
};

export const Owned: Story = {
  args: { price: ownedPrice },
};

export const Discontinued: Story = {
  args: {
    price: discontinuedPrice,
  },
};
