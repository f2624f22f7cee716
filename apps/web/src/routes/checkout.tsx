import { groupByPlatform, isCounted, useCart } from '@aulario/course-data/cart';
import { useOwned } from '@aulario/course-data/lists';
import { Link, ScreenCounter, ScreenLead, ScreenParts } from '@aulario/ui';
import { CartEmpty } from '../features/cart/CartEmpty.tsx';
import { CartNotices } from '../features/cart/CartNotices.tsx';
import { HandOffDone } from '../features/handOff/HandOffDone.tsx';
import { HandOffLeave } from '../features/handOff/HandOffLeave.tsx';
import { HandOffPlatform } from '../features/handOff/HandOffPlatform.tsx';
import { useText } from '../features/language/useText.ts';
import { useShell } from '../features/navigation/shell.ts';
import { usePage } from '../features/navigation/usePage.ts';

export function Component() {
  const text = useText();
  const shell = useShell();
  const entries = useCart().entries.filter(isCounted);
  const has = new Set(useOwned().courses.map(({ course }) => course.id));
  usePage(text('handOff.title'));
  const total = entries.length;
  const owned = entries.filter(({ course }) => has.has(course.id));
  const left = entries.filter(({ course }) => !has.has(course.id));
  const opened = left.filter((entry) => entry.openedAt !== null).length;

  return (
    <ScreenParts>
      <div>
        <h1 tabIndex={-1}>{text('handOff.title')}</h1>
        {total > 0 && <ScreenLead>{text('handOff.lead')}</ScreenLead>}
      </div>
      <CartNotices />
      <ScreenCounter role="status">
        {total > 0 && text('handOff.counter', { owned: owned.length, total, opened })}
      </ScreenCounter>
      {total === 0 && <CartEmpty />}
      {groupByPlatform(entries).map((group) => (
        <HandOffPlatform key={group.platform.id} {...group} />
      ))}
      {total > 0 && left.length === 0 && <HandOffDone count={total} />}
      {left.length > 0 && <HandOffLeave owned={owned} left={left} />}
      {total > 0 && (
        <p>
          <Link href={shell.cart}>{text('handOff.back')}</Link>
        </p>
      )}
    </ScreenParts>
  );
}
