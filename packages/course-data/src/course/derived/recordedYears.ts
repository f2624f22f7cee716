import type { Course } from '../course.ts';

/** The years between which the facts of courses were recorded; of one course or more. */
export function recordedYears(courses: readonly Course[]): Course['recorded'] {
  return {
    from: Math.min(...courses.map(({ recorded }) => recorded.from)),
    to: Math.max(...courses.map(({ recorded }) => recorded.to)),
  };
}
