import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guided } from '../documentation/guide.fixture.ts';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  tags: ['new', 'accordion', 'details', 'acordeón', 'desplegable'],
  component: Disclosure,
  args: {
    label: 'Sobre estos precios',
    children: <p>Los precios son los que se registraron entre 2020 y 2024.</p>,
  },
  parameters: guided({
    anatomy: [
      ['Label', 'opens and closes', 'summary'],
      ['Content', 'hidden until it is opened', 'p'],
    ],
    keys: [['Enter, Space', 'Open or close it']],
    spoken: [['Label', '“collapsed” or “expanded”']],
    dos: ['Say in the label what is inside.'],
    donts: ['Hide what most people came for, or an error.'],
    changes: [['2026-11-29', 'Added.']],
  }),
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Los precios/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Sobre estos precios'));
    await expect(canvas.getByText(/^Los precios/)).toBeVisible();
    await userEvent.click(canvas.getByText('Sobre estos precios'));
  },
};

export const Open: Story = { args: { isOpen: true } };
