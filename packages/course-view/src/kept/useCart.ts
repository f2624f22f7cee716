import type { CartSnapshot } from '@aulario/my-courses/cart';
import { use, useSyncExternalStore } from 'react';
import { type CartActions, CartContext } from './cartContext.ts';

/** The cart in HTML from the build, and until hydration. */
const emptyCart: CartSnapshot = { entries: [], problem: 'none', unreadable: 0 };

/** Returns the current cart and re-renders at every change, also from another tab. */
export function useCart(): CartSnapshot {
  const { subscribe, getSnapshot } = useRepository();
  return useSyncExternalStore(subscribe, getSnapshot, () => emptyCart);
}

/** Returns the actions of the cart, always the same object; never re-renders. */
export function useCartActions(): CartActions {
  return useRepository();
}

/** Whether one course is in the cart. Re-renders only when the answer changes. */
export function useIsInCart(courseId: string): boolean {
  const { subscribe, has } = useRepository();
  return useSyncExternalStore(
    subscribe,
    () => has(courseId),
    () => false,
  );
}

function useRepository() {
  const cart = use(CartContext);
  if (cart === null) throw new Error('The cart hooks need a CartProvider above them');
  return cart;
}
