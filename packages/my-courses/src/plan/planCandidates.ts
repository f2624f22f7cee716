import type { Course } from '@aulario/course-data';
import type { OwnedCourse } from '../lists/courseList.ts';

/**
 * The courses to plan without a list, each once: the started ones, those not started, then the
 * cart. Finished courses are omitted.
 */
export function planCandidates(
  owned: readonly Pick<OwnedCourse, 'course' | 'progress'>[],
  cart: readonly { readonly course: Course }[],
): readonly Course[] {
  const unfinished = owned.filter(({ progress }) => progress !== 'finished');
  const started = unfinished.filter(({ progress }) => progress === 'in-progress');
  const all = [...started, ...unfinished, ...cart].map(({ course }) => course);
  return [...new Map(all.map((course) => [course.id, course])).values()];
}
