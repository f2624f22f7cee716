import type { Course } from '../../course/course.ts';

/** Consumes courses one by one and returns a result. */
export interface Tally<T> {
  add: (course: Course) => void;
  result: () => T;
}

/** Runs a tally over courses. */
export function tallied<T>(courses: Iterable<Course>, tally: Tally<T>): T {
  for (const course of courses) tally.add(course);
  return tally.result();
}
