import { type CatalogueQuery, toQueryString } from '@aulario/course-data';
import { useLayoutEffect, useRef } from 'react';

/**
 * The place of the results. It takes the focus when the page is turned within a search: the link
 * that turned it stands at the foot of the page and may be gone.
 */
export function useTurnedPage(query: CatalogueQuery) {
  const results = useRef<HTMLDivElement>(null);
  const shown = useRef(query);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = query;
    const { page } = query;
    const isSameSearch = toQueryString({ ...before, page }) === toQueryString(query);
    if (isSameSearch && before.page !== page) results.current?.focus({ preventScroll: true });
  }, [query]);

  return results;
}
