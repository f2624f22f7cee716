import { type CategoryId, emptyQuery, type SubjectCount } from '@aulario/course-data';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useNumbers } from '../language/useNumbers.ts';
import { useText } from '../language/useText.ts';
import { catalogueHref } from './catalogueHref.ts';

/** Subjects, in the reader's language, as links that search for them, inside a category where one is given. */
export function useSubjectItems(subjects: readonly SubjectCount[], category: CategoryId | null) {
  const text = useText();
  const { language } = useLanguage();
  const { count } = useNumbers();
  const filters = category === null ? {} : { category: [category] };
  return subjects.map(({ subject, spanish, total }) => {
    const label = language === 'es' ? spanish : subject;
    return {
      label,
      count: count(total),
      countLabel: text('catalogue.count', { count: total }),
      href: catalogueHref(emptyQuery, { text: label, filters }),
    };
  });
}
