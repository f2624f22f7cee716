import type { CartEntry } from '@aulario/course-data/cart';
import { Button } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { useClearing } from './useClearing.ts';
import { useOwnedEntries } from './useOwnedEntries.ts';

/** The button that removes owned courses from the cart; hidden without any. */
export function CartRemoveOwned({ entries }: { entries: readonly CartEntry[] }) {
  const text = useTranslate();
  const clear = useClearing();
  const ids = useOwnedEntries(entries).map(({ course }) => course.id);
  if (ids.length === 0) return null;
  return (
    <Button variant="quiet" onClick={() => clear('checkout.ownedLeft', ids)}>
      {text('cart.removeOwned', { count: ids.length })}
    </Button>
  );
}
