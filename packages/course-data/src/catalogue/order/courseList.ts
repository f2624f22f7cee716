import type { Course } from '../../course/course.ts';

/** Courses by index: an array, or a reader that decodes each course from a file on access. */
export interface CourseList extends Iterable<Course> {
  readonly length: number;
  at(index: number): Course | undefined;
}

/** A view of the courses at these indices, in this order, without copying. */
export const coursesAt = (courses: CourseList, indices: Uint32Array): CourseList => ({
  length: indices.length,
  at: (index) => courses.at(indices[index] ?? courses.length),
  *[Symbol.iterator]() {
    for (const index of indices) {
      const course = courses.at(index);
      if (course !== undefined) yield course;
    }
  },
});
