import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { combinations } from '../documentation/CombinationGrid.fixture.tsx';
import { guided } from '../documentation/guide.fixture.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  tags: ['cta', 'botón', 'anchor', 'enlace'],
  component: ButtonLink,
  args: { href: '#cursos', children: 'Ver cursos' },
  parameters: guided({
    anatomy: [
      ['Icon', 'optional, before the label'],
      ['Label', 'where it leads', 'a'],
    ],
    examples: [
      {
        good: { words: 'The words say where it leads.' },
        bad: { args: { children: 'Más' }, words: 'Out of its sentence the link says nothing.' },
      },
    ],
    keys: [['Enter', 'Opens the address']],
    spoken: [['Role', 'link, with its words as name']],
    dos: ['Use it where something opens and nothing changes.'],
    donts: ['Use it with an onClick that does more than follow the address.'],

    changes: [['2026-11-22', 'children are required by type.']],
  }),
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

/** Every variant in every size, by the component's types. */
export const Combinations: Story = { ...combinations };
