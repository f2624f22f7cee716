import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseCardSkeleton } from './CourseCardSkeleton.tsx';
import { inNarrowList } from './inNarrowList.fixture.tsx';

const meta = {
  tags: ['card', 'loading', 'tarjeta', 'cargando'],
  component: CourseCardSkeleton,
  decorators: [inNarrowList],
} satisfies Meta<typeof CourseCardSkeleton>;

export default meta;

export const Loading: StoryObj<typeof meta> = {};
