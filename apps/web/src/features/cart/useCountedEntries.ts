import { type CartEntry, isCounted } from '@aulario/course-data/cart';
import { useGoneCourses } from '../catalogue/gone/useGone.ts';

/** The courses that count in the sum: selected, and still offered. */
export function useCountedEntries(entries: readonly CartEntry[]): readonly CartEntry[] {
  const gone = new Set(useGoneCourses(entries.map(({ course }) => course.id)).map(({ id }) => id));
  return entries.filter((entry) => isCounted(entry) && !gone.has(entry.course.id));
}
