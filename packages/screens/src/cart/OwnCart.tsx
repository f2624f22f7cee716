import { CartContext } from '@aulario/course-view/kept/useCart.ts';
import { OwnLists } from '@aulario/course-view/saved/OwnLists.tsx';
import { useVisitorMerge } from '@aulario/course-view/saved/useVisitorMerge.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { storageProblemText } from '@aulario/frame/note/storageProblemText.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useOwnRecords } from '@aulario/frame/session/useOwnRecords.ts';
import { createCartRepository, createVisitorCartMerge } from '@aulario/my-courses/cart';
import { useToast } from '@aulario/ui';
import { type ReactNode, useEffect, useMemo } from 'react';

/** Shows every change that is not stored, whichever screen made it. */
function UnstoredToasts() {
  const text = useTranslate();
  const toast = useToast();
  const { localData } = useServices();
  useEffect(
    () =>
      localData.onUnstored((problems) => {
        for (const problem of new Set(problems))
          toast({ message: () => text(storageProblemText(problem)) });
      }),
    [localData, text, toast],
  );
  return null;
}

/**
 * Provides the cart and lists of the account, or of the visitor when nobody is signed in, and tells
 * what could not be stored of them.
 */
export function OwnCart({ children }: { children: ReactNode }) {
  const records = useOwnRecords();
  const cart = useMemo(() => createCartRepository(records), [records]);
  useEffect(() => () => cart.dispose(), [cart]);
  useVisitorMerge({
    create: (visitor) => createVisitorCartMerge(visitor, cart),
    message: 'cart.brought',
  });
  return (
    <CartContext value={cart}>
      <UnstoredToasts />
      <OwnLists>{children}</OwnLists>
    </CartContext>
  );
}
