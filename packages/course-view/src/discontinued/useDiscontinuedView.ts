import type { Course, DiscontinuedCourse } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { courseHref } from '@aulario/frame/navigation/href/courseHref.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useDiscontinuedCourse } from './useDiscontinuedCourse.ts';

/** The link to the page of a discontinued course, which lists similar ones. */
export function useDiscontinuedLink(
  discontinued: Pick<DiscontinuedCourse, 'id' | 'title' | 'equivalents'>,
) {
  const text = useTranslate();
  const count = discontinued.equivalents.length;
  return {
    label: count === 0 ? text('discontinued.details') : text('discontinued.near', { count }),
    accessibleLabel: text('discontinued.nearTo', { count, title: discontinued.title }),
    href: courseHref(useShell(), discontinued),
  };
}

const nobody = { equivalents: [] };

/** What a card shows instead of the price of a discontinued course; null for others. */
export function useDiscontinuedView({ id, title }: Course) {
  const text = useTranslate();
  const discontinued = useDiscontinuedCourse(id);
  const similar = useDiscontinuedLink({ id, title, ...(discontinued ?? nobody) });
  if (discontinued === null) return null;
  return {
    discontinued,
    similar,
    price: { kind: 'discontinued', text: text('discontinued.title') },
  } as const;
}
