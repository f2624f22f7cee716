// @vitest-environment node
import { expect, it } from 'vitest';
import { sampleCourses } from '../samples/sampleCourses.ts';
import { aCourse } from '../testing/builders.ts';
import { inBrowseOrder } from './browseOrder.ts';

const categoriesOf = (courses: ReturnType<typeof inBrowseOrder>) => [
  ...new Set(courses.map((course) => course.category)),
];

it('begins with Development, Python first, when no category is saved', () => {
  const ordered = inBrowseOrder(sampleCourses, null);
  expect(ordered.slice(0, 11)).toEqual(sampleCourses.slice(0, 11));
  expect(categoriesOf(ordered).slice(0, 3)).toEqual(['Development', 'Business', 'Design']);
  expect(ordered).toHaveLength(120);
});

it('begins with the saved category, then follows the specification', () => {
  const ordered = inBrowseOrder(sampleCourses, 'Music');
  expect(categoriesOf(ordered)).toHaveLength(12);
  expect(categoriesOf(ordered).slice(0, 3)).toEqual(['Music', 'Business', 'Design']);
});

it('puts courses without a category last and keeps the order of equals', () => {
  const unknown = aCourse({ id: 'udemy:1', category: null });
  const first = aCourse({ id: 'udemy:2', category: 'Teaching & Academics' });
  const second = aCourse({ id: 'udemy:3', category: 'Teaching & Academics' });
  expect(inBrowseOrder([unknown, first, second], null)).toEqual([first, second, unknown]);
});
