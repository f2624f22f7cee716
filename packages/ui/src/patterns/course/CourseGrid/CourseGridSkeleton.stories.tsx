import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CourseGridSkeleton } from './CourseGridSkeleton.tsx';

const meta = {
  tags: ['loading', 'placeholder', 'cargando'],
  component: CourseGridSkeleton,
  args: { label: 'Cargando cursos' },
} satisfies Meta<typeof CourseGridSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Thirteen cards, hidden from assistive technology, and one text that tells what is going on. */
export const Thirteen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando cursos');
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
    await expect(canvas.getAllByRole('listitem', { hidden: true })).toHaveLength(13);
  },
};

export const Four: Story = { args: { count: 4 } };
