import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { coverScenes } from '../../../covers/cover.ts';
import { breakpoint } from '../../../theme/scale.ts';
import { CourseCard } from '../CourseCard/CourseCard.tsx';
import {
  long,
  paid,
  type StoryCourse,
  short,
  storyCourses,
  unknown,
} from '../CourseCard/courses.fixture.ts';
import { CourseGrid } from './CourseGrid.tsx';

const cards = (courses: readonly StoryCourse[]) => {
  const scenes = coverScenes(courses.map(({ cover }) => cover));
  return courses.map((course, place) => (
    <CourseCard
      key={course.href}
      {...course}
      cover={{ ...course.cover, scene: scenes[place] }}
      isEager
    />
  ));
};

const meta = {
  tags: ['list', 'cards', 'cuadrícula', 'lista', 'tarjetas'],
  component: CourseGrid,
  args: { label: 'Cursos', children: cards(storyCourses) },
} satisfies Meta<typeof CourseGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FullPage: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Cursos' });
    const items = Array.from(list.children);
    await expect(items).toHaveLength(storyCourses.length);
  },
};

export const OneCourse: Story = { args: { children: cards([paid]) } };

/** Titles of different lengths in one row: facts and prices of all of them stand at one height. */
export const UnevenRow: Story = {
  args: { children: cards([paid, unknown, long, short]) },
  play: async ({ canvasElement }) => {
    // Where there are fewer columns the four do not share a row.
    if (!matchMedia(`(min-width: ${breakpoint.wide}px)`).matches) return;
    const canvas = within(canvasElement);
    for (const parts of [
      canvas.getAllByRole('link', { name: /^Detalles/ }),
      canvas.getAllByRole('button'),
    ]) {
      const heights = parts.map((part) => Math.round(part.getBoundingClientRect().bottom));
      await expect(new Set(heights).size).toBe(1);
    }
  },
};

/** A price that leaves no room breaks; the door stays in its place. */
export const LongPrices: Story = {
  args: {
    children: cards([
      { ...paid, price: { text: '12.345.678,90 US$', kind: 'paid' } },
      { ...long, price: { text: 'Precio en la web de la plataforma', kind: 'unknown' } },
    ]),
  },
  globals: { viewport: { value: 'w360' } },
};

/** One lying card per row on the smallest telephones. */
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };

/** Two columns on a telephone. */
export const Pairs: Story = { globals: { viewport: { value: 'w360' } } };
