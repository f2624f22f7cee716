import { expect, it } from 'vitest';
import { sampleCourses } from '../../samples/sampleCourses.ts';
import { createMemoryCatalogue } from '../memory/memoryCatalogue.ts';
import { variedCourses } from './variedCourses.ts';

it('picks courses of different categories and subjects, two of them free', async () => {
  const courses = await variedCourses(createMemoryCatalogue(sampleCourses), 'es', 4);
  expect(new Set(courses.map(({ category }) => category)).size).toBe(4);
  const subjects = courses.flatMap((course) => course.subjects);
  expect(new Set(subjects).size).toBe(subjects.length);
  expect(courses.filter(({ price }) => price.kind === 'free')).toHaveLength(2);
});
