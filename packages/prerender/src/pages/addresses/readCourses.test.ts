import { createMemoryCatalogue } from '@aulario/course-data';
import { someCourses } from '@aulario/course-data/testing';
import { expect, it } from 'vitest';
import { readCourses } from './readCourses.ts';

const complete = {
  institution: 'University',
  price: { kind: 'free', certificate: null },
  minutes: 60,
} as const;
const catalogue = createMemoryCatalogue(
  someCourses(100).map((course) => ({ ...course, ...complete })),
);

it('reads as many courses as have pages, and more where questions are asked about them', async () => {
  const read = (answers: number) => readCourses(catalogue, { courses: 5, answers });
  const few = await read(0);
  expect(few.courses.filter(({ isComplete }) => isComplete)).toHaveLength(5);
  expect(few.courses.length).toBeLessThan(100);
  expect(few.total).toBe(100);
  expect((await read(1)).courses).toHaveLength(100);
});
