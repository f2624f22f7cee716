import { useCart } from '@aulario/course-data/cart';
import { Note } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';

/** Warns when the cart shown is not stored. */
export function CartNotices() {
  const text = useTranslate();
  const { problem, unreadable } = useCart();
  return (
    <>
      {problem === 'storage-full' && (
        <Note tone="danger" role="alert">
          {text('storage.full')}
        </Note>
      )}
      {problem === 'storage-unavailable' && (
        <Note tone="danger" role="alert">
          {text('cart.storageUnavailable')}
        </Note>
      )}
      {unreadable > 0 && <Note tone="info">{text('cart.unreadable', { count: unreadable })}</Note>}
    </>
  );
}
