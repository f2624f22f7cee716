import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import type { KeptCourse } from '@aulario/my-courses/lists';
import { useMemo } from 'react';
import { useCart } from '../kept/useCart.ts';
import { useLists, useOwned } from '../kept/useSaved.ts';
import { useListName } from './useListName.ts';

/** A stored course and its place. */
export interface PlacedCourse extends KeptCourse {
  /** 'Carrito', or the name of a list. */
  readonly place: string;
}

/** The distinct courses of the cart, the lists and 'Mis cursos'. */
export function useKeptCourses(): readonly PlacedCourse[] {
  const text = useTranslate();
  const nameOf = useListName();
  const { entries } = useCart();
  const { lists } = useLists();
  const { courses } = useOwned();
  return useMemo(() => {
    const placed: PlacedCourse[] = [
      ...entries.map(({ course, addedAt }) => ({ course, addedAt, place: text('nav.cart') })),
      ...lists.flatMap((list) =>
        list.items.map(({ course, addedAt }) => ({ course, addedAt, place: nameOf(list) })),
      ),
      ...courses.map(({ course, ownedAt }) => ({
        course,
        addedAt: ownedAt,
        place: text('nav.myCourses'),
      })),
    ];
    return [...new Map(placed.toReversed().map((each) => [each.course.id, each])).values()];
  }, [courses, entries, lists, nameOf, text]);
}
