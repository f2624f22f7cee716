import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourseStrip } from './CourseStrip.tsx';
import { storyStrip } from './strip.fixture.ts';

const meta = {
  tags: ['carousel', 'cards', 'franja', 'tarjetas'],
  component: CourseStrip,
  parameters: { layout: 'fullscreen' },
  args: storyStrip,
} satisfies Meta<typeof CourseStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourCourses: Story = { globals: { viewport: { value: 'w1280' } } };

export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
