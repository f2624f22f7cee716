import type { Course } from '@aulario/course-data';
import { useCart } from '@aulario/course-view/kept/useCart.ts';
import { useLists, useOwned } from '@aulario/course-view/kept/useSaved.ts';
import { useMemo } from 'react';

/** The courses that the reader keeps, each once: the saved ones, the cart, and last those in progress. */
export function useReading(): readonly Course[] {
  const { entries } = useCart();
  const { lists } = useLists();
  const { courses: owned } = useOwned();
  return useMemo(() => {
    const isStarted = ({ progress }: (typeof owned)[number]) => progress === 'in-progress';
    const all = [
      ...owned.filter((each) => !isStarted(each)),
      ...lists.flatMap(({ items }) => items),
      ...entries,
      ...owned.filter(isStarted),
    ].map(({ course }) => course);
    // The last of several counts, since recommendations go by the latest.
    const byId = new Map(all.toReversed().map((course) => [course.id, course]));
    return [...byId.values()].toReversed();
  }, [entries, lists, owned]);
}
