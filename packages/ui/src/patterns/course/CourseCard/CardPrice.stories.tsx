import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guided, noKeys } from '../../../components/documentation/guide.fixture.ts';
import { CardPrice } from './CardPrice.tsx';

const meta = {
  tags: ['amount', 'cost', 'money', 'precio', 'coste', 'importe'],
  component: CardPrice,
  args: { price: { text: '54,99 US$', kind: 'paid', notes: ['precio de 2020–2024'] } },
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
  args: { price: { text: 'Gratis', kind: 'free', notes: ['certificado 49,00 US$', '2020–2024'] } },
};

export const Unknown: Story = {
  args: { price: { text: 'Precio en la web', kind: 'unknown', notes: ['sin dato'] } },
};

export const Reduced: Story = {
  args: {
    price: {
      text: '19,99 US$',
      kind: 'reduced',
      before: { text: '54,99 US$', label: 'antes' },
      notes: ['35,00 US$ menos', 'que el 3 mar.'],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toHaveTextContent('antes 54,99 US$');
  },
};

export const Owned: Story = {
  args: { price: { text: 'Ya lo tienes', kind: 'owned', notes: ['comprado el 3 mar.'] } },
};

export const Discontinued: Story = {
  args: {
    price: {
      text: 'Ya no se ofrece',
      kind: 'discontinued',
      notes: ['visto por última vez en 2024'],
    },
  },
};
