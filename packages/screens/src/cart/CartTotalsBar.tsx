import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { type CartEntry, cartCounts } from '@aulario/my-courses/cart';
import { CartBar } from './CartBar/CartBar.tsx';
import { CheckOut } from './CheckOut.tsx';
import { useCartSum } from './useCartSum.ts';
import { useOwnedEntries } from './useOwnedEntries.ts';

/** The total at the bottom of narrow screens. */
export function CartTotalsBar({ entries }: { entries: readonly CartEntry[] }) {
  const text = useTranslate();
  const { total, unknown } = cartCounts(entries);
  const owned = useOwnedEntries(entries).length;
  return (
    <CartBar
      label={text('cart.bar')}
      total={useCartSum(entries)}
      note={
        total === 0 ? text('cart.tickOne') : text('cart.barNote', { count: total, unknown, owned })
      }
      action={<CheckOut entries={entries} />}
    />
  );
}
