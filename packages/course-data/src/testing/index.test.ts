import { expect, it } from 'vitest';
import { parseCourse } from '../course/parseCourse.ts';
import * as testing from './index.ts';

it('exports exactly this', () => {
  expect(Object.keys(testing).toSorted()).toEqual([
    'aCatalogue',
    'aCourse',
    'rewriteJson',
    'sampleCourses',
    'someCourses',
    'usd',
  ]);
});

it('builds what the parsers accept', () => {
  const { aCourse, someCourses } = testing;
  for (const course of [aCourse(), ...someCourses(3)]) {
    expect(parseCourse(course)).toEqual({ ok: true, course });
  }
  expect(new Set(someCourses(20).map((course) => course.id)).size).toBe(20);
});
