import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CourseCard } from './CourseCard.tsx';
import { CourseGrid } from './CourseGrid.tsx';
import { paid, storyCourses } from './storyCourses.ts';

const meta = {
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
      return <CourseCard key={String(place)} {...course} onToggleCart={fn()} />;
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
    const cards = within(canvasElement).getAllByRole('listitem');
    const visibility = (place: number) => {
      const card = cards[place];
      return card && getComputedStyle(card).contentVisibility;
    };
    await expect([visibility(0), visibility(23)]).toEqual(['visible', 'visible']);
    await expect(visibility(24)).toBe('auto');
  },
};
