import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { color } from '../../../packages/ui/src/theme/color.ts';
import { border, breakpoint, radius, space, zOrder } from '../../../packages/ui/src/theme/scale.ts';
import { Scale } from './parts.tsx';

const Bar = styled.div`
  height: 20px;
  background: ${color.primary};
  forced-color-adjust: none;
`;

const Line = styled.div`
  max-width: 240px;
  border-top: 0 solid ${color.text};
`;

const Plate = styled.div`
  width: 64px;
  height: 40px;
  border: ${border.control} solid ${color.lineStrong};
  background: ${color.surface};
`;

const meta = {
  title: 'Foundations/Space',
  component: Scale,
  tags: ['!autodocs'],
} satisfies Meta<typeof Scale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Distances: Story = {
  args: { tokens: space, draw: (width) => <Bar style={{ width }} /> },
};

export const Lines: Story = {
  args: { tokens: border, draw: (width) => <Line style={{ borderTopWidth: width }} /> },
};

export const Corners: Story = {
  args: { tokens: radius, draw: (borderRadius) => <Plate style={{ borderRadius }} /> },
};

export const Layers: Story = { args: { tokens: zOrder } };

/** On the scale of a window of 1280 px. */
export const Breakpoints: Story = {
  args: {
    tokens: breakpoint,
    draw: (width) => <Bar style={{ width: `${Number(width) / 12.8}%` }} />,
  },
};
