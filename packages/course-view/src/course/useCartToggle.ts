import type { Course } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useMemo } from 'react';
import { useCartActions, useIsInCart } from '../kept/useCart.ts';

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
