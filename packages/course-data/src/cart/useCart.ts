import { type Context, use, useSyncExternalStore } from 'react';
import { type CartActions, CartActionsContext, CartStateContext } from './cartContext.ts';
import type { CartSnapshot } from './cartEntry.ts';

/** The cart as it is now. Re-renders at every change, also of another tab. */
export function useCart(): CartSnapshot {
  const { subscribe, getSnapshot } = useProvided(CartStateContext);
  return useSyncExternalStore(subscribe, getSnapshot);
}

/** The actions of the cart, always the same object; never re-renders. */
export function useCartActions(): CartActions {
  return useProvided(CartActionsContext);
}

/** Whether one course is in the cart. Re-renders only when the answer changes. */
export function useIsInCart(courseId: string): boolean {
  const { subscribe, getSnapshot } = useProvided(CartStateContext);
  return useSyncExternalStore(subscribe, () =>
    getSnapshot().entries.some((entry) => entry.course.id === courseId),
  );
}

function useProvided<T>(context: Context<T | null>): T {
  const provided = use(context);
  if (provided === null) throw new Error('The cart hooks need a CartProvider above them');
  return provided;
}
