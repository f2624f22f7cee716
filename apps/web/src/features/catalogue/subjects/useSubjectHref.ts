import { type CategoryId, emptyQuery, type SubjectName } from '@aulario/course-data';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { subjectHref } from '../../navigation/categoryHref.ts';
import { useShell } from '../../navigation/ShellProvider.ts';
import { useCatalogueHref } from '../catalogueHref.ts';
import { subjectLabel } from './subjectLabel.ts';

/**
 * Returns a function that makes the address of a subject: its page in a category, or a search where
 * the category is unknown.
 */
export function useSubjectHref() {
  const { language } = useLanguage();
  const shell = useShell();
  const hrefFor = useCatalogueHref();
  return (name: SubjectName, category: CategoryId | null): string =>
    category === null
      ? hrefFor(emptyQuery, { text: subjectLabel(name, language) })
      : subjectHref(shell, category, name.subject);
}
