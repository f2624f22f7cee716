import { useCart } from '@aulario/course-view/kept/useCart.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { StorageProblemNote } from '@aulario/frame/note/StorageProblemNote.tsx';
import { Note } from '@aulario/ui';

/** Warns when the cart shown is not stored. */
export function CartNotices() {
  const text = useTranslate();
  const { problem, unreadable } = useCart();
  return (
    <>
      <StorageProblemNote problem={problem} unavailable="cart.storageUnavailable" />
      {unreadable > 0 && <Note tone="info">{text('cart.unreadable', { count: unreadable })}</Note>}
    </>
  );
}
