import type { Course } from '@aulario/course-data';
import { type Text, useTranslate } from '@aulario/frame/language/useTranslate.ts';
import type { CartRepository, CartSnapshot } from '@aulario/my-courses/cart';
import { createContext, use, useMemo } from 'react';
import { useIsTrueOf, useStore } from './useStore.ts';

/**
 * The cart of the account or of the visitor, which may be replaced at any time. What reads it renders
 * again only when what it reads changes.
 */
export const CartContext = createContext<CartRepository | null>(null);

/** The cart in HTML from the build, and until hydration. */
const emptyCart: CartSnapshot = { entries: [], problem: 'none', unreadable: 0 };

/** Returns the current cart and re-renders at every change, also from another tab. */
export const useCart = (): CartSnapshot => useStore(useCartActions(), emptyCart);

/** Returns the actions of the cart; never re-renders. */
export function useCartActions(): CartRepository {
  const cart = use(CartContext);
  if (cart === null) throw new Error('The cart hooks need a CartContext above them');
  return cart;
}

/** Whether one course is in the cart. Re-renders only when the answer changes. */
export function useIsInCart(courseId: string): boolean {
  const cart = useCartActions();
  return useIsTrueOf(cart, () => cart.has(courseId));
}

/** The props of the button that adds a course to the cart, or removes it. */
export function cartToggle(text: Text, cart: CartRepository, course: Course, isInCart: boolean) {
  const { id, title } = course;
  return {
    isInCart,
    addLabel: text('course.add', { title }),
    removeLabel: text('course.remove', { title }),
    onToggle: () => void (isInCart ? cart.remove(id) : cart.add(course)),
  };
}

/** The {@link cartToggle} of a course. */
export function useCartToggle(course: Course) {
  const text = useTranslate();
  const isInCart = useIsInCart(course.id);
  const cart = useCartActions();
  return useMemo(() => cartToggle(text, cart, course, isInCart), [cart, course, isInCart, text]);
}
