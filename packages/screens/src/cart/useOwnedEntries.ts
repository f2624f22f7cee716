import { useOwned } from '@aulario/course-view/kept/useSaved.ts';
import type { CartEntry } from '@aulario/my-courses/cart';

/** The entries whose course the reader owns. */
export function useOwnedEntries(entries: readonly CartEntry[]): readonly CartEntry[] {
  const ownedIds = new Set(useOwned().courses.map(({ course }) => course.id));
  return entries.filter(({ course }) => ownedIds.has(course.id));
}
