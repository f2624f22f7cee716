import { priceYears } from '@aulario/course-data';
import { yearsInWords } from '@aulario/course-view/course/usePriceView.ts';
import { fixedTexts, useFixedTextsLang } from '@aulario/frame/language/fixedTexts.ts';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { withNext } from '@aulario/frame/navigation/nextPath.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { useAccountId } from '@aulario/frame/session/account.ts';
import { type CartEntry, cartCounts, cartTotals } from '@aulario/my-courses/cart';
import { below, CartSummary, Link } from '@aulario/ui';
import styled from 'styled-components';
import { CheckOut } from './CheckOut.tsx';
import { useCartSum } from './useCartSum.ts';
import { useOwnedEntries } from './useEntries.ts';

/** Tells a visitor where the cart is, and invites to sign up or log in, which return to the cart. */
function VisitorCartLine() {
  const text = useTranslate();
  const isVisitor = useAccountId() === null;
  if (!isVisitor) return null;
  return (
    <>
      <span>{text('cart.visitor')}</span>{' '}
      <Link href={withNext(paths.login, paths.cart)}>{text('common.logIn')}</Link>
      <span> · </span>
      <Link href={withNext(paths.signup, paths.cart)}>{text('common.createAccount')}</Link>
    </>
  );
}

/** Where the summary is below the list, the bar has the way on. */
const Beside = styled.div`
  display: grid;

  ${below('summary')} { display: none; }
`;

interface CartTotalsBoxProps {
  /** The entries that count. */
  entries: readonly CartEntry[];
  /** The number of selected courses that their platform no longer offers. */
  discontinuedCount: number;
}

/** The totals of the cart, with what they include and omit. */
export function CartTotalsBox({ entries, discontinuedCount }: CartTotalsBoxProps) {
  const text = useTranslate();
  const { money } = useFormatters();
  const quotedLang = useFixedTextsLang();
  const { unknown } = cartCounts(entries);
  const totals = cartTotals(entries);
  const sum = useCartSum(entries);
  const sums = totals.length === 0 ? [sum] : totals.map(money);
  const isPartial = totals.length > 0 && unknown > 0;
  const owned = useOwnedEntries(entries).length;

  return (
    <CartSummary
      title={text('cart.summary')}
      // Nothing is added to the platforms' prices.
      rows={sums.map((shown) => ({
        subtotal: shown,
        subtotalLabel: text('cart.subtotal'),
        total: shown,
        totalLabel: text(isPartial ? 'cart.totalAtLeast' : 'cart.total'),
      }))}
      vatNote={fixedTexts.vat}
      vatNoteLang={quotedLang}
      notes={[...(entries.length === 0 ? [text('cart.tickOne')] : []), text('cart.noMoney')]}
      smallPrint={{
        label: text('cart.smallPrint'),
        notes: [
          ...(owned === 0 || totals.length === 0
            ? []
            : [text('cart.ownedCount', { count: owned })]),
          ...(unknown === 0 ? [] : [text('cart.unknownPrices', { count: unknown })]),
          ...(discontinuedCount === 0
            ? []
            : [text('cart.discontinuedCount', { count: discontinuedCount })]),
          ...(totals.length === 0
            ? []
            : [
                text('cart.recorded', {
                  years: yearsInWords(text, priceYears(...entries.map(({ course }) => course))),
                }),
              ]),
        ],
      }}
      aside={<VisitorCartLine />}
      action={
        <Beside>
          <CheckOut entries={entries} size="big" />
        </Beside>
      }
    />
  );
}
