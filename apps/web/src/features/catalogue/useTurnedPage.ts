import type { CatalogueQuery } from '@aulario/course-data';
import { useLayoutEffect, useRef } from 'react';

/**
 * The place of the results. It takes the focus when the page is turned within a search: the link
 * that turned it stands at the foot of the page and may be gone.
 */
export function useTurnedPage(query: CatalogueQuery) {
  const results = useRef<HTMLDivElement>(null);
  const shown = useRef(query);

  useLayoutEffect(() => {
    const { text, category, page } = shown.current;
    shown.current = query;
    const isSameSearch = text === query.text && category === query.category;
    if (isSameSearch && page !== query.page) results.current?.focus({ preventScroll: true });
  }, [query]);

  return results;
}
