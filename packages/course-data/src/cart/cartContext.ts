import { createContext } from 'react';
import type { CartRepository } from './cartRepository.ts';

/** What components may do to the cart; see {@link CartRepository} for each. */
export type CartActions = Pick<
  CartRepository,
  'add' | 'remove' | 'restore' | 'setCounted' | 'setOpened' | 'clear'
>;

export const CartContext = createContext<CartRepository | null>(null);
