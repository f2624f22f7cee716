import type { CartEntry } from '@aulario/course-data/cart';
import { useOwned } from '@aulario/course-data/lists';

/** The entries whose course the reader owns. */
export function useOwnedEntries(entries: readonly CartEntry[]): readonly CartEntry[] {
  const ownedIds = new Set(useOwned().courses.map(({ course }) => course.id));
  return entries.filter(({ course }) => ownedIds.has(course.id));
}
