import type { Course } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { courseHref } from '@aulario/frame/navigation/href/courseHref.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useMemo } from 'react';
import { useOpenQuickView } from '../addresses/quickView.ts';

/** The link from a card to the course's page, or its quick view. */
export function useDetailsLink(course: Course) {
  const text = useTranslate();
  const shell = useShell();
  const openQuickView = useOpenQuickView();
  return useMemo(
    () => ({
      label: text('course.details'),
      accessibleLabel: text('course.detailsOf', { title: course.title }),
      href: courseHref(shell, course),
      onOpen: openQuickView === null ? undefined : () => openQuickView(course.id),
    }),
    [course, openQuickView, shell, text],
  );
}
