import type { Meta, StoryObj } from '@storybook/react-vite';
import { CostWalls } from './CostWalls.tsx';

const meta = {
  tags: ['price', 'chart', 'coste', 'precio', 'gráfico'],
  component: CostWalls,
  args: {
    title: 'Cuánto cuesta de verdad',
    walls: [
      { amount: '54,99 US$', label: 'sin certificados', share: 0.53 },
      { amount: 'al menos 103,99 US$', label: 'con certificados', share: 1 },
    ],
    notes: ['Un certificado no tiene precio conocido.', 'Precios de 2020–2024.'],
  },
} satisfies Meta<typeof CostWalls>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoWays: Story = {};
