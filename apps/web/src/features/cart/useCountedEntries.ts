import { type CartEntry, isCounted } from '@aulario/course-data/cart';
import { useDiscontinuedCourses } from '../catalogue/discontinued/useDiscontinuedCourse.ts';

/** The courses that count in the sum: selected, and still offered. */
export function useCountedEntries(entries: readonly CartEntry[]): readonly CartEntry[] {
  const discontinued = new Set(
    useDiscontinuedCourses(entries.map(({ course }) => course.id)).map(({ id }) => id),
  );
  return entries.filter((entry) => isCounted(entry) && !discontinued.has(entry.course.id));
}
