import type { Course } from '@aulario/course-data';
import { CompareLink } from '@aulario/course-view/compareChoice/CompareLink.tsx';
import { useCart, useCartActions } from '@aulario/course-view/kept/useCart.ts';
import { usePlanActions } from '@aulario/course-view/kept/useSaved.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { focusHeading } from '@aulario/frame/navigation/focus/focusHeading.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useScreenTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { useShare } from '@aulario/frame/share/useShare.ts';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import {
  type CartEntry,
  cartCounts,
  cartOrders,
  cartTotals,
  groupByPlatform,
  isCounted,
} from '@aulario/my-courses/cart';
import {
  Button,
  ButtonLink,
  below,
  blocksOnPaper,
  CardMenu,
  CardMenuItem,
  counterScene,
  from,
  OwnedIcon,
  ScreenHead,
  ShareIcon,
  SortSelect,
  Stack,
  size,
  space,
  TrashIcon,
} from '@aulario/ui';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { TrueCost } from '../costs/TrueCost.tsx';
import { useEditablePlan } from '../costs/useEditablePlan.ts';
import { sharedListHref } from '../lists/shared/linkHrefs.ts';
import { CartBar } from './CartBar/CartBar.tsx';
import { CartEmpty } from './CartEmpty.tsx';
import { CartLines } from './CartLines.tsx';
import { CartNotices } from './CartNotices.tsx';
import { CartTotalsBox } from './CartTotalsBox.tsx';
import { CheckOut } from './CheckOut.tsx';
import { useCartSum } from './useCartSum.ts';
import { useCountedEntries, useOwnedEntries } from './useEntries.ts';

/** A list, its summary beside it if there is room, and what continues the list. */
const Columns = styled.div`
  display: grid;
  gap: ${space[7]} ${space[8]};
  grid-template-columns: minmax(0, 1fr);

  ${from('summary')} {
    grid-template-columns: minmax(0, ${size.lines}) 320px;

    &:has(> :nth-child(3)) { grid-template-rows: auto 1fr; }
    > :nth-child(2):not(:last-child) { grid-row: span 2; }
  }
  ${blocksOnPaper}
`;

/** Removes several courses from the cart, all by default, and offers an undo. */
function useClearing() {
  const text = useTranslate();
  const offerUndo = useUndoToast();
  const { clear, restore } = useCartActions();

  return (message: 'cart.cleared' | 'checkout.ownedLeft', courseIds?: readonly string[]) => {
    focusHeading();
    const removed = clear(courseIds);
    offerUndo(
      () => text(message, { count: removed.length }),
      () => restore(removed),
    );
  };
}

/**
 * The menu of the cart: shares it as a list in a link, removes owned courses, empties it. For one course only
 * the first is left: the line removes it.
 */
function CartMenu({ entries }: { entries: readonly CartEntry[] }) {
  const text = useTranslate();
  const { language } = useLanguage();
  const share = useShare();
  const clear = useClearing();
  const ids = useOwnedEntries(entries).map(({ course }) => course.id);
  const shareCart = async () => {
    const title = text('share.cartName');
    await share({ title, href: await sharedListHref(title, entries, language) });
  };
  if (entries.length === 1) {
    return (
      <Button variant="quiet" icon={<ShareIcon />} onClick={() => void shareCart()}>
        {text('share.cart')}
      </Button>
    );
  }
  return (
    <div>
      <CardMenu label={text('course.more', { title: text('cart.title') })}>
        <CardMenuItem
          icon={<ShareIcon />}
          label={text('share.cart')}
          onSelect={() => void shareCart()}
        />
        {ids.length > 0 && (
          <CardMenuItem
            icon={<OwnedIcon />}
            label={text('cart.removeOwned', { count: ids.length })}
            onSelect={() => clear('checkout.ownedLeft', ids)}
          />
        )}
        <CardMenuItem
          icon={<TrashIcon />}
          label={text('cart.clear')}
          onSelect={() => clear('cart.cleared')}
        />
      </CardMenu>
    </div>
  );
}

/** The total costs of the cart, from today and by the settings of the plan, which it can change. */
function CartCosts({ courses }: { courses: readonly Course[] }) {
  const { settings, set, today } = useEditablePlan();
  return <TrueCost courses={courses} settings={settings} start={today} asksHours onChange={set} />;
}

/** More sums would make the bar higher than what toasts and the focus keep clear of. */
const maxBarSums = 3;

/** The total at the bottom of narrow screens, or in how many currencies it is: the summary has each. */
function CartTotalsBar({ entries }: { entries: readonly CartEntry[] }) {
  const text = useTranslate();
  const { total, unknown } = cartCounts(entries);
  const owned = useOwnedEntries(entries).length;
  const currencies = cartTotals(entries).length;
  const sum = useCartSum(entries);
  return (
    <CartBar
      label={text('cart.bar')}
      total={currencies > maxBarSums ? text('cart.currencies', { count: currencies }) : sum}
      note={
        total === 0 ? text('cart.tickOne') : text('cart.barNote', { count: total, unknown, owned })
      }
      action={<CheckOut entries={entries} />}
    />
  );
}

const Actions = styled.div`
  display: flex;
  gap: ${space[5]};
  align-items: center;

  > :not(:first-child) { flex: none; }
  ${below('text')} {
    gap: ${space[3]};
    a > svg { display: none; }
    a + div { margin-inline-start: -${space[3]}; }
  }
`;

export function Component() {
  const text = useTranslate();
  const shell = useShell();
  const { entries } = useCart();
  const title = useScreenTitle('cart');
  const plan = usePlanActions();
  // A plan of a list would not show these courses.
  const planTheCart = () => plan.change((current) => current && { ...current, listId: null });
  const isEmpty = entries.length === 0;
  const counted = useCountedEntries(entries);
  const discontinuedCount = entries.filter(isCounted).length - counted.length;
  const courses = counted.map(({ course }) => course);
  const [search, setSearch] = useSearchParams();
  const order = cartOrders.find((one) => one === search.get('sort')) ?? 'platform';

  return (
    <Stack>
      <ScreenHead
        title={title}
        lead={
          !isEmpty
            ? text('cart.lead', {
                courses: entries.length,
                platforms: groupByPlatform(entries).length,
              })
            : undefined
        }
      />
      <CartNotices />
      {isEmpty ? (
        <CartEmpty scene={counterScene} />
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
          <Columns>
            <div>
              <CartLines entries={entries} counted={counted} order={order} />
              <ButtonLink variant="quiet" href={shell.plan} onClick={planTheCart}>
                {text('cart.toPlan')}
              </ButtonLink>
              <ButtonLink variant="quiet" href={shell.add}>
                {text('add.fromElsewhere')}
              </ButtonLink>
            </div>
            <CartTotalsBox entries={counted} discontinuedCount={discontinuedCount} />
            <CartCosts courses={courses} />
          </Columns>
          <CartTotalsBar entries={counted} />
        </>
      )}
    </Stack>
  );
}
