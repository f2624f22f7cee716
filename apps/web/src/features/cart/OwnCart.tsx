import { CartProvider, createCartRepository } from '@aulario/course-data/cart';
import { type ReactNode, useEffect, useState } from 'react';
import { OwnLists } from '../saved/OwnLists.tsx';
import { useServices } from '../services/Services.tsx';
import { useVisitorCartMerge } from './useVisitorCartMerge.ts';

interface OwnCartProps {
  /** Null for a visitor. Mount with the account as `key`: each account has its own cart. */
  accountId: string | null;
  children: ReactNode;
}

/** Provides the cart and lists of the account, or of the visitor when nobody is signed in. */
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
