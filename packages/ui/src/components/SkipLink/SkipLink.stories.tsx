import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  component: SkipLink,
  args: { href: '#contenido', children: 'Ir al contenido' },
  argTypes: { children: { control: 'text' } },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="contenido">Pulsa el tabulador para ver el enlace.</main>
    </>
  ),
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
