import { type CatalogueQuery, toQueryString } from '@aulario/course-data';
import { useLayoutEffect, useRef } from 'react';

const firstPage = (query: CatalogueQuery) => toQueryString({ ...query, page: 1 });

/**
 * The place of the results. It takes the focus when the page is turned within a search, since the
 * link that turned it stands at the foot of the page, and when what had the focus is gone.
 */
export function useKeptFocus(query: CatalogueQuery) {
  const results = useRef<HTMLDivElement>(null);
  const shown = useRef(query);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before === query) return;
    shown.current = query;
    const isTurned = before.page !== query.page && firstPage(before) === firstPage(query);
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isTurned || isLost) results.current?.focus({ preventScroll: true });
  }, [query]);

  return results;
}
