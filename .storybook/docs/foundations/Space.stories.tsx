import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  border,
  breakpoint,
  radius,
  size,
  space,
  zOrder,
} from '../../../packages/ui/src/theme/scale.ts';
import { Bar, Scale } from './Scale.tsx';

const meta = {
  title: 'Foundations/Space',
  component: Scale,
  tags: ['!autodocs', 'spacing', 'espacio', 'radius', 'esquina', 'borde', 'rejilla'],
} satisfies Meta<typeof Scale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Distances: Story = {
  args: { tokens: space, draw: (width) => <Bar style={{ width }} /> },
};

export const Lines: Story = {
  args: { tokens: border, draw: (height) => <Bar style={{ height }} /> },
};

export const Corners: Story = {
  args: {
    tokens: radius,
    draw: (borderRadius) => <Bar style={{ borderRadius, width: size.bar, height: size.bar }} />,
  },
};

export const Layers: Story = { args: { tokens: zOrder } };

export const Breakpoints: Story = {
  args: {
    tokens: breakpoint,
    draw: (widthPx) => <Bar style={{ width: `${(100 * Number(widthPx)) / breakpoint.broad}%` }} />,
  },
};
