import { createContext } from 'react';
import type { CartRepository } from './cartRepository.ts';

/** What components do with the cart in an event; see {@link CartRepository}. */
export type CartActions = Pick<
  CartRepository,
  'getSnapshot' | 'add' | 'addAll' | 'remove' | 'restore' | 'setCounted' | 'setOpened' | 'clear'
>;

export const CartContext = createContext<CartRepository | null>(null);
