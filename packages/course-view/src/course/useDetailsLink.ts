import type { Course } from '@aulario/course-data';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { courseHref } from '@aulario/frame/navigation/href/courseHref.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useMemo } from 'react';
import { useOpenQuickView } from '../addresses/quickView.ts';

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
