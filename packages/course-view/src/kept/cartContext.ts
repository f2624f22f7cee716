import type { CartRepository } from '@aulario/my-courses/cart';
import { createContext } from 'react';

/** What components do with the cart in an event; see {@link CartRepository}. */
export type CartActions = Pick<
  CartRepository,
  'getSnapshot' | 'add' | 'addAll' | 'remove' | 'restore' | 'setCounted' | 'setOpened' | 'clear'
>;

export const CartContext = createContext<CartRepository | null>(null);
