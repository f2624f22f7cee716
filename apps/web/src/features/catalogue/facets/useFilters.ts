import { type CatalogueAbout, type CatalogueQuery, facetIds } from '@aulario/course-data';
import { useState } from 'react';
import { useNumbers } from '../../language/useNumbers.ts';
import { useText } from '../../language/useText.ts';
import { chosenFilters, hubFilters, useHub } from '../catalogueHref.ts';
import { withValue } from './filterChange.ts';
import { useAsking } from './useAsking.ts';
import { useCounts } from './useCounts.ts';
import { useFacetMenus } from './useFacetMenus.ts';
import { useFacets } from './useFacets.ts';
import { useHasColumn } from './useHasColumn.ts';

/** What the row of filters, the sheet and the column share; each change is an address. */
export function useFilters(query: CatalogueQuery, about: CatalogueAbout | null) {
  const text = useText();
  const { count } = useNumbers();
  const [isReached, setIsReached] = useState(false);
  // In a column their counts are seen from the start.
  const hasColumn = useHasColumn();
  const { asked, ask } = useAsking(query);
  const hub = useHub();
  const facets = useFacets(asked, useCounts(query, isReached || hasColumn), about?.facets, hub);

  const toggle = (id: string, value: string, isChosen: boolean) => {
    const facet = facetIds.find((known) => known === id);
    if (facet !== undefined) ask({ filters: withValue(asked.filters, facet, value, isChosen) });
  };
  return {
    asked,
    chosen: chosenFilters(asked.filters, hub),
    clear: () => ask({ filters: hubFilters(hub) }),
    ask,
    facets,
    sorts: about?.sorts,
    hasColumn,
    menus: useFacetMenus(facets),
    reach: () => setIsReached(true),
    shared: {
      label: text('facet.group'),
      formatCount: count,
      countLabel: (total: number) => text('catalogue.count', { count: total }),
      onToggle: toggle,
    },
  };
}

export type Filters = ReturnType<typeof useFilters>;
