import { createContext } from 'react';
import type { CartRepository } from './cartRepository.ts';

/** The actions of components on the cart; see {@link CartRepository}. */
export type CartActions = Pick<
  CartRepository,
  'add' | 'addAll' | 'remove' | 'restore' | 'setCounted' | 'setOpened' | 'clear'
>;

export const CartContext = createContext<CartRepository | null>(null);
