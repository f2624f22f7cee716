import {
  CartProvider,
  createCartRepository,
  createVisitorCartMerge,
} from '@aulario/course-data/cart';
import { type ReactNode, useEffect, useMemo } from 'react';
import { UnstoredToasts } from '../note/UnstoredToasts.tsx';
import { OwnLists } from '../saved/OwnLists.tsx';
import { useVisitorMerge } from '../saved/useVisitorMerge.ts';
import { useOwnRecords } from '../session/useOwnRecords.ts';

/**
 * Provides the cart and lists of the account, or of the visitor when nobody is signed in, and tells
 * what could not be stored of them.
 */
export function OwnCart({ children }: { children: ReactNode }) {
  const records = useOwnRecords();
  const cart = useMemo(() => createCartRepository({ records }), [records]);
  useEffect(() => () => cart.dispose(), [cart]);
  useVisitorMerge({
    create: (visitor) => createVisitorCartMerge(visitor, cart),
    message: 'cart.brought',
  });
  return (
    <CartProvider cart={cart}>
      <UnstoredToasts />
      <OwnLists>{children}</OwnLists>
    </CartProvider>
  );
}
