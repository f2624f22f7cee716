import { CartProvider, createCartStore } from '@aulario/course-data/cart';
import { type ReactNode, useEffect, useState } from 'react';
import { useServices } from '../services/Services.tsx';

interface AccountCartProps {
  /** Mount it with a `key` of the account: each has a cart of its own. */
  userId: string;
  children: ReactNode;
}

export function AccountCart({ userId, children }: AccountCartProps) {
  const { storage } = useServices();
  const [store] = useState(() => createCartStore({ storage, userId, window }));
  useEffect(() => () => store.dispose(), [store]);
  return <CartProvider store={store}>{children}</CartProvider>;
}
