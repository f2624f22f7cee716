import { CartProvider, createCartRepository } from '@aulario/course-data/cart';
import { type ReactNode, useEffect, useState } from 'react';
import { OwnLists } from '../saved/OwnLists.tsx';
import { useServices } from '../services/Services.tsx';
import { useVisitorCartMerge } from './useVisitorCartMerge.ts';

interface OwnCartProps {
  /** Null for the visitor. Mount it with a `key` of the account: each has a cart of its own. */
  accountId: string | null;
  children: ReactNode;
}

/** Gives the screens below it the cart and the lists of the account, or of whoever is not signed in. */
export function OwnCart({ accountId, children }: OwnCartProps) {
  const { localData } = useServices();
  const [cart] = useState(() =>
    createCartRepository({
      records: accountId === null ? localData.visitor : localData.account(accountId),
    }),
  );
  useEffect(() => () => cart.dispose(), [cart]);
  useVisitorCartMerge(accountId === null ? null : cart);
  return (
    <CartProvider cart={cart}>
      <OwnLists accountId={accountId}>{children}</OwnLists>
    </CartProvider>
  );
}
