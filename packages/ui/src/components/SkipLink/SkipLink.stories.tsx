import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guided } from '../documentation/guide.fixture.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  tags: ['bypass', 'accessibility', 'saltar', 'contenido'],
  component: SkipLink,
  args: { href: '#contenido', children: 'Ir al contenido' },
  argTypes: { children: { control: 'text' } },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="contenido">Pulsa el tabulador para ver el enlace.</main>
    </>
  ),
  parameters: guided({
    anatomy: [['Link', 'over the upper edge until it has the focus']],
    keys: [
      ['Tab', 'The first stop of the page'],
      ['Enter', 'Goes to the main part'],
    ],
    spoken: [['Name', 'Its words, as the first link of the page']],
    dos: ['Make it the first element of the page.', 'Give the main part tabIndex −1 and the id.'],
    donts: ['Hide it with display: none: then no key reaches it.'],
    changes: [['2026-11-21', 'Added.']],
  }),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unseen: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Ir al contenido' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};
