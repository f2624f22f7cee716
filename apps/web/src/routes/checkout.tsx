import { groupByPlatform, useCart } from '@aulario/course-data/cart';
import { CheckoutProgress, Link, Note, ScreenLead, ScreenParts } from '@aulario/ui';
import { CartEmpty } from '../features/cart/CartEmpty.tsx';
import { CartNotices } from '../features/cart/CartNotices.tsx';
import { useCountedEntries } from '../features/cart/useCountedEntries.ts';
import { useOwnedEntries } from '../features/cart/useOwnedEntries.ts';
import { ListCovers } from '../features/catalogue/course/ListCovers.tsx';
import { CheckoutDone } from '../features/checkout/CheckoutDone.tsx';
import { CheckoutPlatform } from '../features/checkout/CheckoutPlatform.tsx';
import { LeaveCheckout } from '../features/checkout/LeaveCheckout.tsx';
import { useTranslate } from '../features/language/useTranslate.ts';
import { useShell } from '../features/navigation/ShellProvider.ts';
import { usePageTitle } from '../features/navigation/usePageTitle.ts';

export function Component() {
  const text = useTranslate();
  const shell = useShell();
  const cart = useCart().entries;
  const entries = useCountedEntries(cart);
  const owned = useOwnedEntries(entries);
  usePageTitle(text('checkout.title'));
  const groups = groupByPlatform(entries);
  const total = entries.length;
  const left = entries.filter((entry) => !owned.includes(entry));
  const opened = left.filter((entry) => entry.openedAt !== null).length;

  return (
    <ScreenParts>
      <div>
        <h1 tabIndex={-1}>{text('checkout.title')}</h1>
        {total > 0 && <ScreenLead>{text('checkout.lead')}</ScreenLead>}
      </div>
      <CartNotices />
      <CheckoutProgress
        done={owned.length}
        total={total}
        text={text('checkout.counter', { owned: owned.length, total, opened })}
      />
      {cart.length === 0 && <CartEmpty />}
      {cart.length > 0 && total === 0 && <Note tone="info">{text('checkout.noneCounts')}</Note>}
      <ListCovers courses={groups.flatMap((group) => group.entries.map(({ course }) => course))}>
        {groups.map((group) => (
          <CheckoutPlatform key={group.platform.id} {...group} />
        ))}
      </ListCovers>
      {total > 0 && left.length === 0 && <CheckoutDone entries={entries} />}
      {left.length > 0 && <LeaveCheckout owned={owned} left={left} />}
      {cart.length > 0 && (
        <p>
          <Link href={shell.cart}>{text('checkout.back')}</Link>
        </p>
      )}
    </ScreenParts>
  );
}
