import {
  CartProvider,
  createCartRepository,
  createVisitorCartMerge,
} from '@aulario/course-data/cart';
import { type ReactNode, useEffect, useMemo } from 'react';
import { OwnLists } from '../saved/OwnLists.tsx';
import { useVisitorMerge } from '../saved/useVisitorMerge.ts';
import { useOwnRecords } from '../session/useOwnRecords.ts';

/** Provides the cart and lists of the account, or of the visitor when nobody is signed in. */
export function OwnCart({ children }: { children: ReactNode }) {
  const records = useOwnRecords();
  const cart = useMemo(() => createCartRepository({ records }), [records]);
  useEffect(() => () => cart.dispose(), [cart]);
  useVisitorMerge({
    create: (visitor) => createVisitorCartMerge(visitor, cart),
    countOf: (entries) => entries.length,
    message: 'cart.brought',
  });
  return (
    <CartProvider cart={cart}>
      <OwnLists>{children}</OwnLists>
    </CartProvider>
  );
}
