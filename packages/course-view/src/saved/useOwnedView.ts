import type { Course } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useMyCoursesHref } from '@aulario/frame/session/useMyCoursesHref.ts';
import { useMemo } from 'react';
import { useIsOwned } from '../kept/useSaved.ts';

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
