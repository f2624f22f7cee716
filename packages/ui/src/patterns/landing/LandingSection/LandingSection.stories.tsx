import type { Meta, StoryObj } from '@storybook/react-vite';
import { LandingSection } from './LandingSection.tsx';

const meta = {
  tags: ['section', 'block', 'sección', 'bloque'],
  component: LandingSection,
  parameters: { layout: 'fullscreen' },
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
