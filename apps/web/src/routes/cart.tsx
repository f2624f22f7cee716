import { groupByPlatform, useCart } from '@aulario/course-data/cart';
import { CartEmpty } from '../features/cart/CartEmpty.tsx';
import { CartLines } from '../features/cart/CartLines.tsx';
import { CartNotices } from '../features/cart/CartNotices.tsx';
import { CartTotalsBox } from '../features/cart/CartTotalsBox.tsx';
import { CartColumns, Lead, Page } from '../features/dashboard/pageParts.ts';
import { useText } from '../features/language/useText.ts';
import { usePage } from '../features/navigation/usePage.ts';

export function Component() {
  const text = useText();
  const { entries } = useCart();
  usePage(text('cart.title'));
  const isEmpty = entries.length === 0;

  return (
    <Page>
      <div>
        <h1 tabIndex={-1}>{text('cart.title')}</h1>
        {!isEmpty && (
          <Lead>
            {text('cart.lead', {
              courses: entries.length,
              platforms: groupByPlatform(entries).length,
            })}
          </Lead>
        )}
      </div>
      <CartNotices />
      {isEmpty ? (
        <CartEmpty />
      ) : (
        <CartColumns>
          <CartLines entries={entries} />
          <CartTotalsBox entries={entries} />
        </CartColumns>
      )}
    </Page>
  );
}
