import { guided, noKeys } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LandingSection } from './LandingSection.tsx';

const meta = {
  tags: ['section', 'block', 'sección', 'bloque'],
  component: LandingSection,
  parameters: {
    layout: 'fullscreen',
    ...guided({
      anatomy: [
        ['Title', 'a heading of level 2', 'h2'],
        ['Text', 'optional, below the title'],
        ['Content', 'whatever the section shows', 'p:last-child'],
      ],
      keys: noKeys,
      spoken: [
        ['Title', 'A heading of level 2'],
        ['Text', 'Read as a paragraph'],
      ],
      dos: [
        'Give each section one thing to say and a heading that says it.',
        'Let the space above it stand, even where it looks large.',
        'Use text for one short sentence below the heading.',
      ],
      donts: [
        'Centre the heading, or put a small line of capitals above it.',
        'Tint every other section: planes are walls, niches or nothing.',
        'Nest one in another.',
      ],
      changes: [['2026-11-21', 'Added.']],
    }),
  },
  argTypes: { children: { control: false } },
  args: { title: '¿Por qué puerta entras?', children: <p>Aquí van las doce puertas.</p> },
} satisfies Meta<typeof LandingSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithText: Story = {
  args: { title: 'La planta del edificio', text: 'Seis salas, todas abiertas.' },
};

export const LongText: Story = {
  args: {
    title: 'Todo lo que se puede hacer en este edificio sin tener que salir a la calle',
    text: 'Seis salas grandes, todas abiertas a cualquier hora, con buena luz y sin nadie que vigile.',
  },
};
