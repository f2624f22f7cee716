import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseCardSkeleton } from './CourseCardSkeleton.tsx';

const meta = {
  component: CourseCardSkeleton,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 242 }}>
        <ul style={{ display: 'grid' }}>
          <Story />
        </ul>
      </div>
    ),
  ],
} satisfies Meta<typeof CourseCardSkeleton>;

export default meta;

export const Loading: StoryObj<typeof meta> = {};
