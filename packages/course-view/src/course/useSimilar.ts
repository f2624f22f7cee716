import { type Course, emptyQuery } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useCatalogueHref } from '../addresses/catalogueHref.ts';

/** The link to the courses similar to this one. */
export function useSimilar({ id, title }: Course) {
  const text = useTranslate();
  const hrefFor = useCatalogueHref();
  return {
    label: text('similar.label'),
    accessibleLabel: text('similar.of', { title }),
    href: hrefFor(emptyQuery, { similarTo: id }),
  };
}
