import type { Course } from '@aulario/course-data';
import { useCart } from '@aulario/course-view/kept/useCart.ts';
import { useLists, useOwned } from '@aulario/course-view/kept/useSaved.ts';
import { planCandidates } from '@aulario/my-courses/plan';
import { useMemo } from 'react';

/** The courses to plan: those of a list, or of the cart with the unfinished owned courses. */
export function usePlanCandidates(listId: string | null): readonly Course[] {
  const { entries } = useCart();
  const { lists } = useLists();
  const owned = useOwned();
  return useMemo(() => {
    const list = lists.find(({ id }) => id === listId);
    if (list !== undefined) return list.items.map(({ course }) => course);
    return planCandidates(owned.courses, entries);
  }, [entries, listId, lists, owned]);
}
