import type { Course } from '@aulario/course-data';
import { useText } from '../language/useText.ts';
import { similarHref } from './catalogueHref.ts';

/** The way to the courses that are like this one. */
export function useSimilar({ id, title }: Course) {
  const text = useText();
  return {
    label: text('similar.label'),
    accessibleLabel: text('similar.of', { title }),
    href: similarHref(id),
  };
}
