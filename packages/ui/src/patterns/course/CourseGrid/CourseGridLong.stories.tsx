import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CourseCard } from '../CourseCard/CourseCard.tsx';
import { paid, storyCourses } from '../CourseCard/courses.fixture.ts';
import { CourseGrid } from './CourseGrid.tsx';

const meta = {
  tags: ['virtual', 'list', 'lista', 'larga'],
  title: 'CourseGrid/Long list',
  id: 'patterns-coursegridlong',
  component: CourseGrid,
  args: { label: 'Cursos', children: null },
} satisfies Meta<typeof CourseGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Far cards of a long list cost nothing until they are near; their sills are not cut off. */
export const LongList: Story = {
  args: {
    children: Array.from({ length: 48 }, (_, place) => {
      const course = storyCourses[place % storyCourses.length] ?? paid;
      return <CourseCard key={String(place)} {...course} />;
    }),
  },
  decorators: [
    (Story) => (
      <div style={{ height: 560, padding: 16, overflow: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const cards = Array.from(within(canvasElement).getByRole('list', { name: 'Cursos' }).children);
    const visibility = (place: number) => {
      const card = cards[place];
      return card && getComputedStyle(card).contentVisibility;
    };
    await expect([visibility(0), visibility(23)]).toEqual(['visible', 'visible']);
    await expect(visibility(24)).toBe('auto');
  },
};
