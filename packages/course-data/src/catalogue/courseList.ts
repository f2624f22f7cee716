import type { Course } from '../course/course.ts';

/** Courses by their place: an array, or what reads each out of a file when it is asked for. */
export interface CourseList extends Iterable<Course> {
  readonly length: number;
  at(place: number): Course | undefined;
}

/** The courses at these places, in this order; nothing is copied. */
export const coursesAt = (courses: CourseList, places: Uint32Array): CourseList => ({
  length: places.length,
  at: (place) => courses.at(places[place] ?? courses.length),
  *[Symbol.iterator]() {
    for (const place of places) {
      const course = courses.at(place);
      if (course !== undefined) yield course;
    }
  },
});
