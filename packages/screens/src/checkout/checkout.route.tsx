import { ListCovers } from '@aulario/course-view/course/ListCovers.tsx';
import { useCart } from '@aulario/course-view/kept/useCart.ts';
import { RecordBoundary } from '@aulario/frame/errors/RecordBoundary.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useScreenTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { groupByPlatform, type PlatformGroup } from '@aulario/my-courses/cart';
import { crossroadsScene, Link, Note, ScreenHead, ScreenParts } from '@aulario/ui';
import { CartEmpty } from '../cart/CartEmpty.tsx';
import { CartNotices } from '../cart/CartNotices.tsx';
import { useCartSum } from '../cart/useCartSum.ts';
import { useCountedEntries } from '../cart/useCountedEntries.ts';
import { useOwnedEntries } from '../cart/useOwnedEntries.ts';
import { CheckoutCourse } from './CheckoutCourse.tsx';
import { CheckoutDone } from './CheckoutDone.tsx';
import { CheckoutGroup } from './CheckoutGroup/CheckoutGroup.tsx';
import { CheckoutProgress } from './CheckoutGroup/CheckoutProgress.tsx';
import { LeaveCheckout } from './LeaveCheckout.tsx';

/** The courses of the checkout from one platform. */
function CheckoutPlatform({ platform, entries }: PlatformGroup) {
  const text = useTranslate();
  return (
    <CheckoutGroup
      title={platform.name}
      count={text('common.courseCount', { count: entries.length })}
      sum={useCartSum(entries)}
    >
      {entries.map((entry) => (
        <RecordBoundary
          key={entry.course.id}
          record={{ collection: 'cart', name: entry.course.id }}
        >
          <CheckoutCourse platform={platform} entry={entry} />
        </RecordBoundary>
      ))}
    </CheckoutGroup>
  );
}

export function Component() {
  const text = useTranslate();
  const shell = useShell();
  const cart = useCart().entries;
  const entries = useCountedEntries(cart);
  const owned = useOwnedEntries(entries);
  const title = useScreenTitle('checkout');
  const groups = groupByPlatform(entries);
  const total = entries.length;
  const left = entries.filter((entry) => !owned.includes(entry));
  const opened = left.filter((entry) => entry.openedAt !== null).length;

  return (
    <ScreenParts>
      <ScreenHead title={title} lead={total > 0 ? text('checkout.lead') : undefined} />
      <CartNotices />
      <CheckoutProgress
        done={owned.length}
        total={total}
        text={text('checkout.counter', { owned: owned.length, total, opened })}
      />
      {cart.length === 0 && <CartEmpty scene={crossroadsScene} />}
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
