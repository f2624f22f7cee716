import { type CartEntry, cartCounts } from '@aulario/course-data/cart';
import { ButtonLink, CartBar } from '@aulario/ui';
import { fixedTexts, useFixedTextsLang } from '../language/fixedTexts.ts';
import { useTranslate } from '../language/useTranslate.ts';
import { useShell } from '../navigation/ShellProvider.ts';
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
      note={text('cart.barNote', { count: total, unknown, owned })}
      action={
        <ButtonLink href={useShell().checkout} lang={useFixedTextsLang()}>
          {fixedTexts.checkOut}
        </ButtonLink>
      }
    />
  );
}
