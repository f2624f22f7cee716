import {
  type CatalogueAbout,
  type CatalogueQuery,
  type FacetCounts,
  facetIds,
  withFilterValue,
} from '@aulario/course-data';
import { chosenFilters, hubFilters, useHub } from '@aulario/course-view/addresses/hubContext.ts';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useHasWidth } from '@aulario/frame/navigation/useHasWidth.ts';
import { useState } from 'react';
import { useCounts } from './useCounts.ts';
import { useFacetMenus } from './useFacetMenus.ts';
import { useFacets } from './useFacets.ts';
import { useOptimisticQuery } from './useOptimisticQuery.ts';

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
    (about ?? offered)?.facets,
    hub,
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
