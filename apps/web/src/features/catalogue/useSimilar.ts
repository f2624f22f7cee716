import { type Course, emptyQuery } from '@aulario/course-data';
import { useText } from '../language/useText.ts';
import { useCatalogueHref } from './catalogueHref.ts';

/** The way to the courses that are like this one. */
export function useSimilar({ id, title }: Course) {
  const text = useText();
  const hrefFor = useCatalogueHref();
  return {
    label: text('similar.label'),
    accessibleLabel: text('similar.of', { title }),
    href: hrefFor(emptyQuery, { similarTo: id }),
  };
}
