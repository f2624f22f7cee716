import type { CartRepository } from '@aulario/my-courses/cart';
import type { ReactNode } from 'react';
import { CartContext } from './cartContext.ts';

export interface CartProviderProps {
  /** The cart of the account or of the visitor. It may be replaced at any time. */
  cart: CartRepository;
  children: ReactNode;
}

/** Provides a cart to its children. Does not re-render them when the cart changes. */
export function CartProvider({ cart, children }: CartProviderProps) {
  return <CartContext value={cart}>{children}</CartContext>;
}
