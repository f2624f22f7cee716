import { useDiscontinuedCourses } from '@aulario/course-view/discontinued/useDiscontinuedCourse.ts';
import { useOwned } from '@aulario/course-view/kept/useSaved.ts';
import { type CartEntry, isCounted } from '@aulario/my-courses/cart';

/** The courses that count in the sum: selected, and still offered. */
export function useCountedEntries(entries: readonly CartEntry[]): readonly CartEntry[] {
  const discontinued = new Set(
    useDiscontinuedCourses(entries.map(({ course }) => course.id)).map(({ id }) => id),
  );
  return entries.filter((entry) => isCounted(entry) && !discontinued.has(entry.course.id));
}

/** The entries whose course the reader owns. */
export function useOwnedEntries(entries: readonly CartEntry[]): readonly CartEntry[] {
  const ownedIds = new Set(useOwned().courses.map(({ course }) => course.id));
  return entries.filter(({ course }) => ownedIds.has(course.id));
}
