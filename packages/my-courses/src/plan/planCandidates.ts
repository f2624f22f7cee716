import type { Course } from '@aulario/course-data';

/** A course that the reader has, with the progress in it. */
interface OwnedProgress {
  readonly course: Course;
  readonly progress: 'not-started' | 'in-progress' | 'finished';
}

/**
 * The courses to plan without a list, each once: the started ones, those not started, then the
 * cart. Finished courses are omitted.
 */
export function planCandidates(
  owned: readonly OwnedProgress[],
  cart: readonly { readonly course: Course }[],
): readonly Course[] {
  const unfinished = owned.filter(({ progress }) => progress !== 'finished');
  const started = unfinished.filter(({ progress }) => progress === 'in-progress');
  const all = [...started, ...unfinished, ...cart].map(({ course }) => course);
  return [...new Map(all.map((course) => [course.id, course])).values()];
}
