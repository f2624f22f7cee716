import { type ReactNode, useMemo } from 'react';
import { type CartActions, CartActionsContext, CartStateContext } from './cartContext.ts';
import type { CartStore } from './cartStore.ts';

export interface CartProviderProps {
  /** The cart of the signed-in user. Another store may be given at any time. */
  store: CartStore;
  children: ReactNode;
}

/** Gives the components below it a cart; it re-renders nothing when the cart changes. */
export function CartProvider({ store, children }: CartProviderProps) {
  const actions = useMemo(() => actionsOf(store), [store]);
  return (
    <CartStateContext value={store}>
      <CartActionsContext value={actions}>{children}</CartActionsContext>
    </CartStateContext>
  );
}

function actionsOf({ add, remove, restore, setOpened, clear }: CartStore): CartActions {
  return { add, remove, restore, setOpened, clear };
}
