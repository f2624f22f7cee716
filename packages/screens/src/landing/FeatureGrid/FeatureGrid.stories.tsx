import { guided, noKeys } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FeatureGrid } from './FeatureGrid.tsx';

const rooms = [
  {
    title: 'Una búsqueda que perdona',
    text: 'Escribe «pyton» o «musica» sin acento: lo exacto sale primero y lo parecido después.',
  },
  {
    title: 'Un solo carrito',
    text: 'Junta cursos de todas las plataformas. Lo que guardas sigue ahí mañana y en otra pestaña.',
  },
  {
    title: 'Primero lo tuyo',
    text: 'La categoría que guardas en tu perfil abre el catálogo. Cámbiala cuando quieras.',
  },
  {
    title: 'El precio, tal cual',
    text: 'En la moneda de la plataforma. Si no lo sabemos, lo decimos: un precio desconocido no es «gratis».',
  },
  {
    title: 'En español y en inglés',
    text: 'Dos lenguas enteras. Cambias arriba y el edificio se acuerda.',
  },
  { title: 'Sin rastreadores', text: 'Nadie te sigue por los pasillos.' },
];

const meta = {
  tags: ['benefits', 'features', 'ventajas'],
  component: FeatureGrid,
  args: { rooms },
  parameters: guided({
    anatomy: [
      ['Rooms', 'a title and a text each', 'h3'],
      ['Walls and doors', 'drawn between the rooms; decorative', 'li + li > svg'],
    ],
    keys: noKeys,
    spoken: [
      ['Rooms', 'A list, and how many items'],
      ['Room', 'A heading of level 3, then its text'],
      ['Walls and doors', 'Nothing: they are a drawing'],
    ],
    dos: [
      'Describe six rooms, or a multiple of six: they fill the plan at every width.',
      'Say in a title what one can do, in the text what comes of it.',
      'Keep the texts about equally long. Walls are drawn between the rooms, not round the words.',
    ],
    donts: [
      'Put icons or pictures into the rooms. The plan is the picture.',
      'Make a room a link; its doors are drawn, not pressed.',
      'Use it outside the landing page.',
    ],
    changes: [['2026-11-21', 'Added.']],
  }),
} satisfies Meta<typeof FeatureGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  },
};

export const LongText: Story = {
  args: {
    rooms: rooms.map(({ title, text }) => ({
      title: `${title}, también cuando el título no cabe en un renglón`,
      text: `${text} ${text} ${text}`,
    })),
  },
};
