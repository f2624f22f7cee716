import { type CategoryId, type SubjectCount, subjectIn } from '@aulario/course-data';
import { useHub } from '@aulario/course-view/addresses/hubContext.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useSubjectHref } from './useSubjectHref.ts';

/**
 * Subjects as links in the reader's language: to their pages in a category, if given, else to a
 * search.
 */
export function useSubjectItems(subjects: readonly SubjectCount[], category: CategoryId | null) {
  const text = useTranslate();
  const { language } = useLanguage();
  const { count } = useFormatters();
  const hrefOf = useSubjectHref();
  const hub = useHub();
  return subjects.map(({ total, ...name }) => ({
    label: subjectIn(name, language),
    count: count(total),
    countLabel: text('common.courseCount', { count: total }),
    isCurrent: category !== null && hub?.subject?.name === name.subject,
    href: hrefOf(name, category),
  }));
}
