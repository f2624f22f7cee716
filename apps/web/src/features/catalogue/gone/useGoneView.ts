import type { Course } from '@aulario/course-data';
import { useTranslate } from '../../language/useTranslate.ts';
import { courseHref } from '../../navigation/courseHref.ts';
import { useShell } from '../../navigation/ShellProvider.ts';
import { type GoneCourse, useGone } from './useGone.ts';

/** The link to the page of a course that is gone, which lists similar ones. */
export function useGoneLink(gone: Pick<GoneCourse, 'id' | 'title' | 'equivalents'>) {
  const text = useTranslate();
  const count = gone.equivalents.length;
  return {
    label: count === 0 ? text('gone.details') : text('gone.near', { count }),
    accessibleLabel: text('gone.nearTo', { count, title: gone.title }),
    href: courseHref(useShell(), gone),
  };
}

const nobody = { equivalents: [] };

/** What a card shows instead of the price of a course that is gone; null for others. */
export function useGoneView({ id, title }: Course) {
  const text = useTranslate();
  const gone = useGone(id);
  const similar = useGoneLink({ id, title, ...(gone ?? nobody) });
  if (gone === null) return null;
  return { gone, similar, price: { kind: 'gone', text: text('gone.title') } } as const;
}
