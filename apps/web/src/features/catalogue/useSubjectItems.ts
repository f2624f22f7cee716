import { type CategoryId, emptyQuery, type SubjectCount } from '@aulario/course-data';
import { useNumbers } from '../language/useNumbers.ts';
import { useText } from '../language/useText.ts';
import { catalogueHref } from './catalogueHref.ts';

/** Subjects as links that search for them, inside a category where one is given. */
export function useSubjectItems(subjects: readonly SubjectCount[], category: CategoryId | null) {
  const text = useText();
  const { count } = useNumbers();
  const filters = category === null ? {} : { category: [category] };
  return subjects.map(({ subject, total }) => ({
    label: subject,
    count: count(total),
    countLabel: text('catalogue.count', { count: total }),
    href: catalogueHref(emptyQuery, { text: subject, filters }),
  }));
}
