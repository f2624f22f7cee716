import { useCart } from '@aulario/course-data/cart';
import { Note } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { StorageProblemNote } from '../note/StorageProblemNote.tsx';

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
