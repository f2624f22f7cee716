import type { Course } from '@aulario/course-data';
import { useIsOwned } from '@aulario/course-data/lists';
import { useMemo } from 'react';
import { useText } from '../language/useText.ts';
import { paths } from '../navigation/paths.ts';

/** What stands in the place of price and cart on the card of a course that is owned; else null. */
export function useOwnedView({ id, title }: Course) {
  const text = useText();
  const isOwned = useIsOwned(id);
  return useMemo(() => {
    if (!isOwned) return null;
    return {
      price: { kind: 'owned', text: text('mine.owned') },
      door: { leadsTo: 'owned', href: paths.mine, label: text('mine.open', { title }) },
    } as const;
  }, [isOwned, text, title]);
}
