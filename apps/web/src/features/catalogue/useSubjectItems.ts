import { type CategoryId, emptyQuery, type SubjectCount } from '@aulario/course-data';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useFormatters } from '../language/useFormatters.ts';
import { useTranslate } from '../language/useTranslate.ts';
import { subjectHref } from '../navigation/categoryHref.ts';
import { useShell } from '../navigation/ShellProvider.ts';
import { useCatalogueHref, useHub } from './catalogueHref.ts';
import { subjectLabel } from './subjectLabel.ts';

/**
 * Subjects as links in the reader's language: to their pages in a category, if given, else to a
 * search.
 */
export function useSubjectItems(subjects: readonly SubjectCount[], category: CategoryId | null) {
  const text = useTranslate();
  const { language } = useLanguage();
  const { count } = useFormatters();
  const shell = useShell();
  const hrefFor = useCatalogueHref();
  const hub = useHub();
  return subjects.map(({ total, ...name }) => {
    const { subject } = name;
    const label = subjectLabel(name, language);
    return {
      label,
      count: count(total),
      countLabel: text('catalogue.count', { count: total }),
      isCurrent: category !== null && hub?.subject?.name === subject,
      href:
        category === null
          ? hrefFor(emptyQuery, { text: label })
          : subjectHref(shell, category, subject),
    };
  });
}
