import type { Course } from '@aulario/course-data';
import { useCartActions, useIsInCart } from '@aulario/course-data/cart';
import { useMemo } from 'react';
import { useText } from '../language/useText.ts';

/** The way of a course into the cart, and out again. */
export function useCartDoor(course: Course) {
  const text = useText();
  const isInCart = useIsInCart(course.id);
  const { add, remove } = useCartActions();
  return useMemo(() => {
    const { id, title } = course;
    return {
      isInCart,
      addLabel: text('course.add', { title }),
      removeLabel: text('course.remove', { title }),
      onToggle: () => (isInCart ? remove(id) : add(course)),
    };
  }, [add, course, isInCart, remove, text]);
}
