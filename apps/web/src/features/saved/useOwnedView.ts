import type { Course } from '@aulario/course-data';
import { useIsOwned } from '@aulario/course-data/lists';
import { useMemo } from 'react';
import { useTranslate } from '../language/useTranslate.ts';
import { useMyCoursesHref } from '../session/useMyCoursesHref.ts';

/** Replaces price and cart button on the card of an owned course; null for others. */
export function useOwnedView({ id, title }: Course) {
  const text = useTranslate();
  const isOwned = useIsOwned(id);
  const href = useMyCoursesHref();
  return useMemo(() => {
    if (!isOwned) return null;
    return {
      price: { kind: 'owned', text: text('myCourses.owned') },
      door: { leadsTo: 'owned', href, label: text('myCourses.open', { title }) },
    } as const;
  }, [href, isOwned, text, title]);
}
