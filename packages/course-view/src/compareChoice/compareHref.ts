import type { Course } from '@aulario/course-data';
import type { ShellPaths } from '@aulario/frame/navigation/shellPaths.ts';
import { maxCompared, toCompareSearch, type Weights } from '@aulario/my-courses/compare';

/** The address of a comparison of these courses, up to the maximum number. */
export function compareHref(
  shell: ShellPaths,
  courses: readonly Pick<Course, 'id'>[],
  weights?: Weights,
): string {
  const ids = courses.slice(0, maxCompared).map(({ id }) => id);
  return `${shell.compare}?${toCompareSearch(ids, weights)}`;
}
