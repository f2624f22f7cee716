// @vitest-environment node
import { expect, it } from 'vitest';
import { categories } from '../categories/categories.ts';
import type { CategoryId } from '../course/course.ts';
import { sampleCourses } from '../samples/sampleCourses.ts';
import { aCourse } from '../testing/builders.ts';
import { browsePlaces, inCatalogueOrder, summaryOf } from './catalogueOrder.ts';

const ordered = inCatalogueOrder(sampleCourses);

const browse = (preferred: CategoryId | null) =>
  Array.from(browsePlaces(summaryOf(ordered).runs, preferred), (place) => ordered[place]);

const categoriesOf = (courses: ReturnType<typeof browse>) => [
  ...new Set(courses.map((course) => course?.category)),
];

it('begins with Development, Python first, when no category is saved', () => {
  expect(browse(null).slice(0, 11)).toEqual(sampleCourses.slice(0, 11));
  expect(categoriesOf(browse(null)).slice(0, 3)).toEqual(['Development', 'Business', 'Design']);
  expect(new Set(browse(null)).size).toBe(120);
});

it('begins with the saved category, then follows the specification', () => {
  expect(categoriesOf(browse('Music'))).toHaveLength(12);
  expect(categoriesOf(browse('Music')).slice(0, 3)).toEqual(['Music', 'Business', 'Design']);
});

it('puts courses without a category last and keeps the order of equals', () => {
  const unknown = aCourse({ id: 'udemy:1', category: null });
  const first = aCourse({ id: 'udemy:2', category: 'Teaching & Academics' });
  const second = aCourse({ id: 'udemy:3', category: 'Teaching & Academics' });
  expect(inCatalogueOrder([unknown, first, second])).toEqual([first, second, unknown]);
});

it('sums up the categories with their subjects, most courses first', () => {
  const courses = [['Piano'], ['Singing', 'Singing'], ['Singing'], []].map((subjects, index) =>
    aCourse({ id: `udemy:${index}`, category: 'Music', subjects }),
  );
  const { overview, runs, size } = summaryOf(inCatalogueOrder(courses));
  expect({ size, runs }).toEqual({ size: 4, runs: [{ category: 'Music', from: 0, to: 4 }] });
  expect(overview.map(({ category }) => category)).toEqual(categories);
  expect(overview.filter(({ total }) => total > 0)).toEqual([
    {
      category: 'Music',
      total: 4,
      subjects: [
        { subject: 'Singing', total: 2 },
        { subject: 'Piano', total: 1 },
      ],
    },
  ]);
});
