import { type CartEntry, cartCounts } from '@aulario/course-data/cart';
import { ButtonLink, CartBar } from '@aulario/ui';
import { quoted, useQuotedLang } from '../language/quoted.ts';
import { useText } from '../language/useText.ts';
import { useShell } from '../navigation/shell.ts';
import { useCartSum } from './useCartSum.ts';

/** The sum at the foot of the screen, where there is no room beside the list. */
export function CartTotalsBar({ entries }: { entries: readonly CartEntry[] }) {
  const text = useText();
  const { total, unknown } = cartCounts(entries);
  return (
    <CartBar
      label={text('cart.bar')}
      total={useCartSum(entries)}
      note={text('cart.barNote', { count: total, unknown })}
      action={
        <ButtonLink href={useShell().checkout} lang={useQuotedLang()}>
          {quoted.checkOut}
        </ButtonLink>
      }
    />
  );
}
