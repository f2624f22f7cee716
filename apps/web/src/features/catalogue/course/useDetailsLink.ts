import type { Course } from '@aulario/course-data';
import { useMemo } from 'react';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useTranslate } from '../../language/useTranslate.ts';
import { courseHref } from '../../navigation/courseHref.ts';
import { inLanguage } from '../../navigation/languageAddress.ts';
import { useShell } from '../../navigation/ShellProvider.ts';
import { useOpenQuickView } from '../quickView.ts';

/** The link from a card to the course's page, or its quick view. */
export function useDetailsLink(course: Course) {
  const text = useTranslate();
  const shell = useShell();
  const { language } = useLanguage();
  const openQuickView = useOpenQuickView();
  return useMemo(
    () => ({
      label: text('course.details'),
      accessibleLabel: text('course.detailsOf', { title: course.title }),
      href: inLanguage(courseHref(shell, course), language),
      onOpen: openQuickView === null ? undefined : () => openQuickView(course.id),
    }),
    [course, language, openQuickView, shell, text],
  );
}
