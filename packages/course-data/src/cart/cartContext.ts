import { createContext } from 'react';
import type { CartStore } from './cartStore.ts';

/** Where the hooks read the cart; it only changes when the provider gets another store. */
export type CartState = Pick<CartStore, 'getSnapshot' | 'subscribe'>;

/** What components may do to the cart; see {@link CartStore} for each. */
export type CartActions = Pick<CartStore, 'add' | 'remove' | 'restore' | 'setOpened' | 'clear'>;

export const CartStateContext = createContext<CartState | null>(null);
export const CartActionsContext = createContext<CartActions | null>(null);
