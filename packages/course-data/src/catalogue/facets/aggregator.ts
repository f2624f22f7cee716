import type { Course } from '../../course/course.ts';

/** Consumes courses one by one and returns a result. */
export interface Aggregator<T> {
  add: (course: Course) => void;
  result: () => T;
}

/** Feeds courses to an aggregator. */
export function aggregate<T>(courses: Iterable<Course>, aggregator: Aggregator<T>): T {
  for (const course of courses) aggregator.add(course);
  return aggregator.result();
}
