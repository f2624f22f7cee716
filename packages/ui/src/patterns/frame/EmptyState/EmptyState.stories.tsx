import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  tags: ['blank slate', 'zero results', 'vacío', 'sin resultados'],
  component: EmptyState,
  args: {
    scene: 'room',
    title: 'Tu carrito está vacío, intenta agregar algunos cursos',
    children: <ButtonLink href="#">Ver cursos</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A room with its door open: nothing is in it yet. */
export const EmptyRoom: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: args.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver cursos' })).toBeVisible();
  },
};

/** Bare niches: nothing was found. */
export const NothingFound: Story = {
  args: {
    scene: 'nothing',
    title: 'No hay cursos para «zzz» en Música',
    text: 'Sin el filtro de categoría hay 3.',
    children: (
      <>
        <ButtonLink href="#">Buscar en todas las categorías</ButtonLink>
        <Button variant="ghost">Ver todos los cursos</Button>
      </>
    ),
  },
};

export const WithoutButton: Story = { args: { children: undefined } };
