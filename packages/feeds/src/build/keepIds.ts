import type { BuildMemory } from './buildMemory.ts';
import type { BuiltFeeds, DiscontinuedCourse } from './buildState.ts';
import type { CourseMerger } from './mergeCourses.ts';

/**
 * Keeps the ids of earlier builds where a feed has given its courses new ids: carts, lists, addresses of pages and
 * recorded prices contain an id. A course keeps its earlier id if its address is the same, no record has the earlier
 * id now, and no earlier build had the new one; if its title is the same, too, even where another course has its id now:
 * a feed that numbers its rows has moved all of them. Yields the courses of the last build.
 */
export async function* keepIds(
  merger: Pick<CourseMerger, 'keepId' | 'movedFrom' | 'exchangeIds'>,
  before: AsyncIterable<BuiltFeeds> | Iterable<BuiltFeeds>,
  discontinued: readonly DiscontinuedCourse[],
  memory: Pick<BuildMemory, 'get'>,
): AsyncGenerator<BuiltFeeds> {
  const isKnown = (id: string) => memory.get(id) !== null;
  for (const { course } of discontinued) merger.keepId(course.id, course.url, isKnown);
  const moved = new Map<string, string>();
  for await (const built of before) {
    const { id, url, title } = built;
    if (url !== null) {
      merger.keepId(id, url, isKnown);
      const now = merger.movedFrom(id, url, title);
      if (now !== null) moved.set(now, id);
    }
    yield built;
  }
  merger.exchangeIds(moved, isKnown);
}
