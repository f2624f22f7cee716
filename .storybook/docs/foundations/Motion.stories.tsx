import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { color } from '../../../packages/ui/src/theme/color.ts';
import { motion, space } from '../../../packages/ui/src/theme/scale.ts';
import { type } from '../../../packages/ui/src/theme/type.ts';
import { Scale } from './parts.tsx';

const { fast, base, slow, ease } = motion;

const Trial = styled.button`
  min-height: 44px;
  padding: ${space[3]} ${space[5]};
  border: 2px solid transparent;
  background: ${color.primarySoft};
  color: ${color.text};
  ${type.label}

  &:hover,
  &:focus-visible {
    background: ${color.primary};
    color: ${color.onPrimary};
  }
`;

const meta = {
  title: 'Foundations/Motion',
  component: Scale,
  tags: ['!autodocs'],
} satisfies Meta<typeof Scale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Durations: Story = {
  args: {
    tokens: { fast, base, slow },
    draw: (duration) => (
      <Trial type="button" style={{ transition: `${duration} ${ease}` }}>
        Point here
      </Trial>
    ),
  },
};

export const Easing: Story = { args: { tokens: { ease } } };
