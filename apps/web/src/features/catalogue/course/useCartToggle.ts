import type { Course } from '@aulario/course-data';
import { useCartActions, useIsInCart } from '@aulario/course-data/cart';
import { useMemo } from 'react';
import { useTranslate } from '../../language/useTranslate.ts';

/** The props of the button that adds a course to the cart, or removes it. */
export function useCartToggle(course: Course) {
  const text = useTranslate();
  const isInCart = useIsInCart(course.id);
  const { add, remove } = useCartActions();
  return useMemo(() => {
    const { id, title } = course;
    return {
      isInCart,
      addLabel: text('course.add', { title }),
      removeLabel: text('course.remove', { title }),
      onToggle() {
        if (isInCart) return remove(id);
        add(course);
      },
    };
  }, [add, course, isInCart, remove, text]);
}
