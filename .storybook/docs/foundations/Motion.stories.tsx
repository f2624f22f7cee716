import type { Meta, StoryObj } from '@storybook/react-vite';
import { motion } from '../../../packages/ui/src/theme/scale.ts';
import { Bar, Scale } from './Scale.tsx';

const meta = {
  title: 'Foundations/Motion',
  component: Scale,
  tags: ['!autodocs', 'animation', 'animación', 'movimiento', 'transition'],
} satisfies Meta<typeof Scale>;

export default meta;

export const Durations: StoryObj<typeof meta> = {
  args: {
    tokens: { fast: motion.fast, base: motion.base, slow: motion.slow },
    draw: (duration) => <Bar style={{ transition: `${duration} ${motion.ease}` }} />,
  },
};
