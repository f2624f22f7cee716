import type { Course } from '@aulario/course-data';
import { useIsOwned } from '@aulario/course-data/lists';
import { useMemo } from 'react';
import { useTranslate } from '../language/useTranslate.ts';
import { paths } from '../navigation/paths.ts';

/** Replaces price and cart button on the card of an owned course; null for others. */
export function useOwnedView({ id, title }: Course) {
  const text = useTranslate();
  const isOwned = useIsOwned(id);
  return useMemo(() => {
    if (!isOwned) return null;
    return {
      price: { kind: 'owned', text: text('myCourses.owned') },
      door: { leadsTo: 'owned', href: paths.myCourses, label: text('myCourses.open', { title }) },
    } as const;
  }, [isOwned, text, title]);
}
