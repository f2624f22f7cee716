import { type CatalogueQuery, toQueryString } from '@aulario/course-data';
import { useLayoutEffect, useRef } from 'react';

const firstPage = (query: CatalogueQuery) => toQueryString({ ...query, page: 1 });

/**
 * A ref for the list of results. The list takes the focus when the visitor turns the page of a search,
 * since the link to the next page is below the list, and when the focused element has gone.
 */
export function useResultsFocus(query: CatalogueQuery) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(query);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before === query) return;
    shown.current = query;
    const isTurned = before.page !== query.page && firstPage(before) === firstPage(query);
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isTurned || isLost) ref.current?.focus({ preventScroll: true });
  }, [query]);

  return ref;
}
