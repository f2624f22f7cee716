import { type CatalogueQuery, toQueryString } from '@aulario/course-data';
import { useIsSearched } from '@aulario/frame/navigation/href/searched.ts';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const firstPage = (query: CatalogueQuery) => toQueryString({ ...query, page: 1 });

/**
 * Props for the list of results, called after the screen's title is announced. The list takes the
 * focus, even before its courses are loaded, when the visitor searches, since categories and
 * filters are between the field and the first course; when they turn the page, since the link to
 * the next page is below the list; and when the focused element was removed. A Tab in the list leads to its
 * first course, also before that is loaded; a second one leaves the list.
 */
export function useResultsFocus(query: CatalogueQuery, isLoading: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const isTabHeld = useRef(false);
  const shown = useRef(query);
  const { key } = useLocation();
  const isSearched = useIsSearched();
  // Back, Forward and a reload return to the entry, but are no new search.
  const isSearch = useNavigationType() !== 'POP' && isSearched;

  useLayoutEffect(() => {
    const before = shown.current;
    if (before === query) return;
    shown.current = query;
    isTabHeld.current = false;
    const isTurned = before.page !== query.page && firstPage(before) === firstPage(query);
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isTurned || isLost) ref.current?.focus({ preventScroll: true });
  }, [query]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each search is an entry of its own.
  useLayoutEffect(() => {
    if (isSearch) ref.current?.focus({ preventScroll: true });
  }, [isSearch, key]);

  useLayoutEffect(() => {
    if (isLoading || !isTabHeld.current) return;
    isTabHeld.current = false;
    if (document.activeElement !== ref.current) return;
    ref.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isLoading]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isLoading || isTabHeld.current || event.target !== ref.current) return;
    if (event.key !== 'Tab' || event.shiftKey) return;
    event.preventDefault();
    isTabHeld.current = true;
  };

  return { ref, onKeyDown };
}
