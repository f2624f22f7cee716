import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  component: ButtonLink,
  args: { href: '#cursos', children: 'Ver cursos' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Ver cursos' });
    await expect(link).toHaveAttribute('href', '#cursos');
  },
};

export const Big: Story = { args: { size: 'big', children: 'Crear cuenta' } };

export const Ghost: Story = { args: { variant: 'ghost', children: 'Ir al inicio' } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Quitar filtros' } };

export const Accent: Story = {
  args: { variant: 'accent', children: 'Watch a course', lang: 'en' },
};

export const Ink: Story = {
  args: { variant: 'ink', size: 'big', children: 'Get started now', lang: 'en' },
};

export const LongText: Story = {
  args: { children: 'Ver los ciento veinte cursos de desarrollo de software y web en español' },
};
