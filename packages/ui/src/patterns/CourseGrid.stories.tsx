import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CourseCard } from './CourseCard.tsx';
import { CourseGrid } from './CourseGrid.tsx';
import { long, marked, paid, short, similarTo, storyCourses, unknown } from './storyCourses.ts';
import { storyWhy } from './storyWhy.ts';

const cards = (courses: readonly (typeof paid)[]) =>
  courses.map((course) => <CourseCard key={course.href} {...course} isEager onToggleCart={fn()} />);

const meta = {
  component: CourseGrid,
  args: { label: 'Cursos', children: cards(storyCourses) },
} satisfies Meta<typeof CourseGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FullPage: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Cursos' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(storyCourses.length);
  },
};

export const OneCourse: Story = { args: { children: cards([paid]) } };

/** Titles of different lengths in one row: price and door stand at the foot of all of them. */
export const UnevenRow: Story = {
  args: { children: cards([paid, unknown, long, short]) },
  play: async ({ canvasElement }) => {
    const feet = within(canvasElement)
      .getAllByRole('listitem')
      .map((card) => {
        const door = within(card).getByRole('button');
        return card.getBoundingClientRect().bottom - door.getBoundingClientRect().bottom;
      });
    for (const foot of feet) await expect(foot).toBeCloseTo(0, 0);
  },
};

/** Results of a search: price and door still stand at the foot. */
export const Results: Story = {
  args: {
    children: storyCourses
      .slice(0, 4)
      .map((course, place) => (
        <CourseCard
          key={course.href}
          {...course}
          titleParts={marked(course.title, ['Python'])}
          why={place === 2 ? undefined : storyWhy}
          similar={similarTo(course)}
          isEager
          onToggleCart={fn()}
        />
      )),
  },
};

/** A price that leaves no room for the door lifts it to a line of its own. */
export const LongPrices: Story = {
  args: {
    children: cards([
      { ...paid, price: { text: '12.345.678,90 US$', kind: 'paid' } },
      { ...long, price: { text: 'Precio en la web de la plataforma', kind: 'unknown' } },
    ]),
  },
  globals: { viewport: { value: 'w320' } },
};

/** Two columns on a telephone. */
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
