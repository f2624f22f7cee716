import { expect, it } from 'vitest';
import { parseCourse } from '../course/parsing/parseCourse.ts';
import { aCourse, someCourses } from './index.ts';

it('builds what the parsers accept', () => {
  for (const course of [aCourse(), ...someCourses(3)]) {
    expect(parseCourse(course)).toEqual({ ok: true, course });
  }
  expect(new Set(someCourses(20).map((course) => course.id)).size).toBe(20);
});
