import type { BuildMemory } from './buildMemory.ts';
import type { BuiltFeeds, DiscontinuedCourse } from './buildState.ts';
import type { CourseMerger } from './mergeCourses.ts';

/**
 * Gives courses the ids that they had in earlier builds, where their feeds have numbered them anew: carts,
 * lists and the addresses of pages contain an id, and prices are remembered by it. A course is the same at the
 * same address if no record has the earlier id, and no earlier build had the new one. Yields what the last build had.
 */
export async function* keepIds(
  merger: Pick<CourseMerger, 'keepId'>,
  before: AsyncIterable<BuiltFeeds> | Iterable<BuiltFeeds>,
  discontinued: readonly DiscontinuedCourse[],
  memory: Pick<BuildMemory, 'get'>,
): AsyncGenerator<BuiltFeeds> {
  const isKnown = (id: string) => memory.get(id) !== null;
  for (const { course } of discontinued) merger.keepId(course.id, course.url, isKnown);
  for await (const built of before) {
    if (built.url !== null) merger.keepId(built.id, built.url, isKnown);
    yield built;
  }
}
