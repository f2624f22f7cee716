import type { CartEntry } from '@aulario/course-data/cart';
import { useOwned } from '@aulario/course-data/lists';

/** Those of the entries whose course somebody has already. */
export function useOwnedEntries(entries: readonly CartEntry[]): readonly CartEntry[] {
  const ownedIds = new Set(useOwned().courses.map(({ course }) => course.id));
  return entries.filter(({ course }) => ownedIds.has(course.id));
}
