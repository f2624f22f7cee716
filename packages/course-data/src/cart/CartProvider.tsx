import type { ReactNode } from 'react';
import { CartContext } from './cartContext.ts';
import type { CartRepository } from './cartRepository.ts';

export interface CartProviderProps {
  /** The cart of the account or of the visitor. It may be replaced at any time. */
  cart: CartRepository;
  children: ReactNode;
}

/** Provides a cart to its children. Does not re-render them when the cart changes. */
export function CartProvider({ cart, children }: CartProviderProps) {
  return <CartContext value={cart}>{children}</CartContext>;
}
