import { type CategoryId, emptyQuery, type SubjectName, subjectIn } from '@aulario/course-data';
import { useCatalogueHref } from '@aulario/course-view/addresses/catalogueHref.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { subjectHref } from '@aulario/frame/navigation/href/categoryHref.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';

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
      ? hrefFor(emptyQuery, { text: subjectIn(name, language) })
      : subjectHref(shell, category, name.subject);
}
