import type { ReactNode } from 'react';
import { CartContext } from './cartContext.ts';
import type { CartRepository } from './cartRepository.ts';

export interface CartProviderProps {
  /** The cart of the account or of the visitor. Another one may be given at any time. */
  cart: CartRepository;
  children: ReactNode;
}

/** Gives the components below it a cart; it re-renders nothing when the cart changes. */
export function CartProvider({ cart, children }: CartProviderProps) {
  return <CartContext value={cart}>{children}</CartContext>;
}
