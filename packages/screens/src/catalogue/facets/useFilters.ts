import {
  type CatalogueAbout,
  type CatalogueQuery,
  type FacetCounts,
  type FacetId,
  facetIds,
  facetValues,
  hasFilters,
  orderedValues,
  withFilterValue,
} from '@aulario/course-data';
import { useCatalogueHref } from '@aulario/course-view/addresses/catalogueHref.ts';
import {
  chosenFilters,
  type Hub,
  hubFilters,
  useHub,
} from '@aulario/course-view/addresses/hubContext.ts';
import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useGoTo } from '@aulario/frame/navigation/useGoTo.ts';
import { useHasWidth } from '@aulario/frame/navigation/useHasWidth.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useMemo, useState } from 'react';
import type { Facet } from './FacetBar/FacetMenu.tsx';
import { facetLabel, valueLabel } from './facetTexts.ts';
import { useFacetMenus } from './useFacetMenus.ts';

/** The facets with their selected values and counts, as far as loaded. */
function useFacets(
  { filters }: CatalogueQuery,
  counts: FacetCounts | null,
  hub: Hub | null,
  known: readonly FacetId[] = facetIds,
): readonly Facet[] {
  const text = useTranslate();
  return useMemo(
    () =>
      facetIds.flatMap((facet) => {
        // The category of a hub cannot be changed.
        if (hub !== null && facet === 'category') return [];
        const chosen = filters[facet] ?? [];
        // A facet without known values is shown only while it is active.
        if (!known.includes(facet) && chosen.length === 0) return [];
        // Omits values without courses once the counts are loaded.
        const values = orderedValues(facet, new Set([...facetValues[facet], ...chosen])).filter(
          (value) => counts?.[facet][value] !== 0 || chosen.includes(value),
        );
        if (values.length === 0) return [];
        return {
          id: facet,
          label: facetLabel(text, facet),
          chosenLabel:
            chosen.length === 0 ? undefined : text('facet.chosen', { count: chosen.length }),
          note: facet === 'duration' ? text('facet.durationNote') : undefined,
          options: values.map((value) => ({
            value,
            label: valueLabel(text, facet, value),
            isChosen: chosen.includes(value),
            count: counts?.[facet][value] ?? null,
          })),
        };
      }),
    [counts, filters, hub, known, text],
  );
}

/**
 * The query requested last, before its results arrive, so that a selected value shows at once and
 * the next one adds to it.
 */
function useOptimisticQuery(answered: CatalogueQuery) {
  const goTo = useGoTo();
  const hrefFor = useCatalogueHref();
  const [lastAnswered, setLastAnswered] = useState(answered);
  const [query, setQuery] = useState(answered);
  if (answered !== lastAnswered) {
    setLastAnswered(answered);
    setQuery(answered);
  }

  const changeQuery = (change: Partial<CatalogueQuery>) => {
    const next = { ...query, ...change };
    setQuery(next);
    goTo(hrefFor(next), { preventScrollReset: true });
  };
  return { query, changeQuery };
}

/**
 * Counts the facets. The counts need a file that the results do not, so they are requested only
 * when the reader approaches the filters.
 *
 * @param prerendered - The counts of this query in a prerendered page.
 */
function useCounts(
  query: CatalogueQuery,
  isReached: boolean,
  prerendered: FacetCounts | null,
): FacetCounts | null {
  const { catalogue } = useServices();
  const isWanted = prerendered === null && (isReached || hasFilters(query.filters));
  return useAsync(
    () => (isWanted ? (signal) => catalogue.count(query, { signal }) : null),
    [catalogue, isWanted, query],
    prerendered,
  );
}

/** What the filters and the order of a page offer. */
export interface OfferedFilters extends Pick<CatalogueAbout, 'facets' | 'sorts'> {
  counts: FacetCounts;
}

/** What the row of filters, the sheet and the column share; each change is an address. */
export function useFilters(
  query: CatalogueQuery,
  about: CatalogueAbout | null,
  offered: OfferedFilters | undefined,
) {
  const text = useTranslate();
  const { count } = useFormatters();
  const [isReached, setIsReached] = useState(false);
  // In a column their counts are seen from the start.
  const hasColumn = useHasWidth('filters', offered !== undefined);
  const { query: optimistic, changeQuery } = useOptimisticQuery(query);
  const hub = useHub();
  const facets = useFacets(
    optimistic,
    useCounts(query, isReached || hasColumn, offered?.counts ?? null),
    hub,
    (about ?? offered)?.facets,
  );

  const toggle = (id: string, value: string, isChosen: boolean) => {
    const facet = facetIds.find((known) => known === id);
    if (facet !== undefined)
      changeQuery({ filters: withFilterValue(optimistic.filters, facet, value, isChosen) });
  };
  return {
    query: optimistic,
    chosen: chosenFilters(optimistic.filters, hub),
    clear: () => changeQuery({ filters: hubFilters(hub) }),
    changeQuery,
    sorts: (about ?? offered)?.sorts,
    hasColumn,
    menus: useFacetMenus(facets),
    reach: () => setIsReached(true),
    shared: {
      label: text('facet.group'),
      formatCount: count,
      countLabel: (total: number) => text('common.courseCount', { count: total }),
      restLabel: (rest: number) => text('facet.rest', { count: rest }),
      onToggle: toggle,
    },
  };
}

export type Filters = ReturnType<typeof useFilters>;
