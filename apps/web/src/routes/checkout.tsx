import { groupByPlatform, useCart } from '@aulario/course-data/cart';
import { HandOffGroup, Link } from '@aulario/ui';
import { CartEmpty } from '../features/cart/CartEmpty.tsx';
import { CartNotices } from '../features/cart/CartNotices.tsx';
import { Counter, Lead, Page } from '../features/dashboard/pageParts.ts';
import { HandOffCourse } from '../features/handOff/HandOffCourse.tsx';
import { HandOffDone } from '../features/handOff/HandOffDone.tsx';
import { useText } from '../features/language/useText.ts';
import { paths } from '../features/navigation/paths.ts';
import { usePage } from '../features/navigation/usePage.ts';

export function Component() {
  const text = useText();
  const { entries } = useCart();
  usePage(text('handOff.title'));
  const total = entries.length;
  const opened = entries.filter((entry) => entry.openedAt !== null).length;

  return (
    <Page>
      <div>
        <h1 tabIndex={-1}>{text('handOff.title')}</h1>
        {total > 0 && <Lead>{text('handOff.lead')}</Lead>}
      </div>
      <CartNotices />
      <Counter role="status">{total > 0 && text('handOff.counter', { opened, total })}</Counter>
      {total === 0 && <CartEmpty />}
      {groupByPlatform(entries).map((group) => (
        <HandOffGroup key={group.platform.id} title={group.platform.name}>
          {group.entries.map((entry) => (
            <HandOffCourse key={entry.course.id} platform={group.platform} entry={entry} />
          ))}
        </HandOffGroup>
      ))}
      {total > 0 && opened === total && <HandOffDone count={total} />}
      {total > 0 && (
        <p>
          <Link href={paths.cart}>{text('handOff.back')}</Link>
        </p>
      )}
    </Page>
  );
}
