import {
  CartProvider,
  createCartRepository,
  createVisitorCartMerge,
} from '@aulario/course-data/cart';
import { type ReactNode, useEffect, useMemo } from 'react';
import { OwnLists } from '../saved/OwnLists.tsx';
import { useVisitorMerge } from '../saved/useVisitorMerge.ts';
import { useServices } from '../services/Services.tsx';

interface OwnCartProps {
  /** Null for a visitor. Each account has its own cart. */
  accountId: string | null;
  children: ReactNode;
}

/** Provides the cart and lists of the account, or of the visitor when nobody is signed in. */
export function OwnCart({ accountId, children }: OwnCartProps) {
  const { localData } = useServices();
  const cart = useMemo(
    () =>
      createCartRepository({
        records: accountId === null ? localData.visitor : localData.account(accountId),
      }),
    [accountId, localData],
  );
  useEffect(() => () => cart.dispose(), [cart]);
  useVisitorMerge({
    accountId,
    create: (visitor) => createVisitorCartMerge(visitor, cart),
    countOf: (entries) => entries.length,
    message: 'cart.brought',
  });
  return (
    <CartProvider cart={cart}>
      <OwnLists accountId={accountId}>{children}</OwnLists>
    </CartProvider>
  );
}
