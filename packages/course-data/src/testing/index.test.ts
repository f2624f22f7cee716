// @vitest-environment node
import { expect, it } from 'vitest';
import { parseCourse } from '../course/parseCourse.ts';
import { parseUdemyCourse } from '../course/parseUdemyCourse.ts';
import * as testing from './index.ts';

it('exports exactly this', () => {
  expect(Object.keys(testing).toSorted()).toEqual([
    'aCatalogue',
    'aCourse',
    'aUdemyCourse',
    'aUdemyInstructor',
    'sampleCourses',
    'someCourses',
    'usd',
  ]);
});

it('builds what the parsers accept', () => {
  const { aCourse, aUdemyCourse, someCourses } = testing;
  for (const course of [aCourse(), ...someCourses(3)]) {
    expect(parseCourse(course)).toEqual({ ok: true, course });
  }
  expect(new Set(someCourses(20).map((course) => course.id)).size).toBe(20);
  expect(parseUdemyCourse(aUdemyCourse()).ok).toBe(true);
});
