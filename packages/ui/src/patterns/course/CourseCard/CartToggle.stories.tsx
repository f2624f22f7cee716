import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guided } from '../../../components/documentation/guide.fixture.ts';
import { CartToggle } from './CartToggle.tsx';

const addLabel = 'Agregar al carrito: Acústica';
const removeLabel = 'Quitar del carrito: Acústica';

const meta = {
  tags: ['add to cart', 'buy', 'door', 'agregar', 'comprar', 'puerta'],
  component: CartToggle,
  args: { isInCart: false, addLabel, removeLabel, onToggle: fn() },
  parameters: guided({
    anatomy: [
      ['Door', 'closed, or open and green once the course is in the cart', 'button'],
      ['Sign', 'plus or check', 'svg'],
    ],
    keys: [
      ['Enter, Space', 'Add or remove the course; the second of two quick presses does nothing'],
    ],
    spoken: [['Name', 'What the next press does, with the title of the course']],
    dos: ['Name the course in both labels, so that a list of buttons can be told apart.'],
    donts: ['Ask before it removes: offer to undo in a toast.'],
    changes: [['2026-11-21', 'Added.']],
  }),
} satisfies Meta<typeof CartToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotInCart: Story = {};

export const InCart: Story = { args: { isInCart: true } };

/** A double click adds once. */
export const Pressed: Story = {
  render: function Render(args) {
    const [isInCart, setInCart] = useState(false);
    return <CartToggle {...args} isInCart={isInCart} onToggle={() => setInCart(!isInCart)} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.dblClick(canvas.getByRole('button', { name: addLabel }));
    await expect(canvas.getByRole('button', { name: removeLabel })).toHaveFocus();
  },
};
