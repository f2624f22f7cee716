import type { Course } from '../course/course.ts';

/** Takes courses one after another, and says what they come to. */
export interface Tally<T> {
  add: (course: Course) => void;
  result: () => T;
}

/** What courses come to. */
export function tallied<T>(courses: Iterable<Course>, tally: Tally<T>): T {
  for (const course of courses) tally.add(course);
  return tally.result();
}
