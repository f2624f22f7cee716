import type { Course } from '../../course/course.ts';

/** Courses by index: an array, or a reader that decodes each course from a file on access. */
export interface CourseList extends Iterable<Course> {
  readonly length: number;
  at(place: number): Course | undefined;
}

/** A view of the courses at these indices, in this order, without copying. */
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
