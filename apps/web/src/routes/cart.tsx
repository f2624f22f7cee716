import { cartOrders, groupByPlatform, isCounted, useCart } from '@aulario/course-data/cart';
import { ButtonLink, below, CartColumns, ScreenLead, ScreenParts, SortSelect } from '@aulario/ui';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { VisitorNote } from '../features/accountData/VisitorNote.tsx';
import { CartEmpty } from '../features/cart/CartEmpty.tsx';
import { CartLines } from '../features/cart/CartLines.tsx';
import { CartMenu } from '../features/cart/CartMenu.tsx';
import { CartNotices } from '../features/cart/CartNotices.tsx';
import { CartTotalsBar } from '../features/cart/CartTotalsBar.tsx';
import { CartTotalsBox } from '../features/cart/CartTotalsBox.tsx';
import { useCountedEntries } from '../features/cart/useCountedEntries.ts';
import { CompareLink } from '../features/compareChoice/CompareLink.tsx';
import { CartCosts } from '../features/costs/CartCosts.tsx';
import { useTranslate } from '../features/language/useTranslate.ts';
import { paths } from '../features/navigation/paths.ts';
import { useShell } from '../features/navigation/ShellProvider.ts';
import { usePageTitle } from '../features/navigation/usePageTitle.ts';

const Actions = styled.div`
  display: flex;
  gap: 16px;
  align-items: center;

  > :not(:first-child) { flex: none; }
  ${below('text')} {
    gap: 8px;
    a > svg { display: none; }
    a + div { margin-inline-start: -8px; }
  }
`;

export function Component() {
  const text = useTranslate();
  const shell = useShell();
  const { entries } = useCart();
  usePageTitle(text('cart.title'));
  const isEmpty = entries.length === 0;
  const counted = useCountedEntries(entries);
  const discontinuedCount = entries.filter(isCounted).length - counted.length;
  const courses = counted.map(({ course }) => course);
  const [search, setSearch] = useSearchParams();
  const order = cartOrders.find((one) => one === search.get('sort')) ?? 'platform';

  return (
    <ScreenParts>
      <div>
        <h1 tabIndex={-1}>{text('cart.title')}</h1>
        {!isEmpty && (
          <ScreenLead>
            {text('cart.lead', {
              courses: entries.length,
              platforms: groupByPlatform(entries).length,
            })}
          </ScreenLead>
        )}
      </div>
      <CartNotices />
      {isEmpty ? (
        <>
          <VisitorNote message="cart.visitor" path={paths.cart} />
          <CartEmpty />
        </>
      ) : (
        <>
          <Actions>
            {entries.length > 1 && (
              <SortSelect
                label={text('cart.order')}
                isLabelHidden
                value={order}
                options={cartOrders.map((value) => ({ value, label: text(`cart.order.${value}`) }))}
                onChange={(value) =>
                  setSearch(value === 'platform' ? {} : { sort: value }, { replace: true })
                }
              />
            )}
            <CompareLink isShort variant="quiet" courses={courses} />
            <CartMenu entries={entries} />
          </Actions>
          <CartColumns>
            <div>
              <CartLines entries={entries} counted={counted} order={order} />
              <ButtonLink variant="quiet" href={shell.add}>
                {text('add.fromElsewhere')}
              </ButtonLink>
            </div>
            <CartTotalsBox entries={counted} discontinuedCount={discontinuedCount} />
            <CartCosts courses={courses} />
          </CartColumns>
          <CartTotalsBar entries={counted} />
        </>
      )}
    </ScreenParts>
  );
}
