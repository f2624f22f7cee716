import { groupByPlatform, useCart } from '@aulario/course-data/cart';
import { CartColumns, ScreenLead, ScreenParts } from '@aulario/ui';
import styled from 'styled-components';
import { CartClear } from '../features/cart/CartClear.tsx';
import { CartEmpty } from '../features/cart/CartEmpty.tsx';
import { CartLines } from '../features/cart/CartLines.tsx';
import { CartNotices } from '../features/cart/CartNotices.tsx';
import { CartShare } from '../features/cart/CartShare.tsx';
import { CartTotalsBar } from '../features/cart/CartTotalsBar.tsx';
import { CartTotalsBox } from '../features/cart/CartTotalsBox.tsx';
import { CartVisitorNote } from '../features/cart/CartVisitorNote.tsx';
import { useTranslate } from '../features/language/useTranslate.ts';
import { usePageTitle } from '../features/navigation/usePageTitle.ts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
`;

export function Component() {
  const text = useTranslate();
  const { entries } = useCart();
  usePageTitle(text('cart.title'));
  const isEmpty = entries.length === 0;

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
      <CartVisitorNote />
      {isEmpty ? (
        <CartEmpty />
      ) : (
        <>
          <Actions>
            <CartClear />
            <CartShare entries={entries} />
          </Actions>
          <CartColumns>
            <CartLines entries={entries} />
            <CartTotalsBox entries={entries} />
          </CartColumns>
          <CartTotalsBar entries={entries} />
        </>
      )}
    </ScreenParts>
  );
}
