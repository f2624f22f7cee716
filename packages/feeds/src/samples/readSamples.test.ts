import { parseCourseDetails, platformList } from '@aulario/course-data';
import { sampleCourses } from '@aulario/course-data/testing';
import { expect, it } from 'vitest';
import { readSamples, sampleLists, samplePlatforms } from './readSamples.ts';

it('takes every record; what course-data has is what it reads', async () => {
  const { courses, refused } = await readSamples();
  expect(refused).toEqual([]);
  // `pnpm --filter @aulario/feeds samples` writes them again.
  expect(courses.map(({ course }) => course)).toEqual(sampleCourses);
  for (const { details } of courses) expect(parseCourseDetails(details)).toEqual(details);
});

it('knows of the platforms of the samples what their entries say', () => {
  // `pnpm --filter @aulario/feeds samples` writes them again.
  const known = platformList().slice(0, 3);
  expect(known).toEqual(samplePlatforms());
  expect(known.map(({ id }) => id)).toEqual(['udemy', 'coursera', 'edx']);
});

it('reads the two lists of the specification, 11 courses each', () => {
  expect(sampleLists.map(({ results }) => results.length)).toEqual([11, 11]);
});
