import { type CatalogueQuery, type FacetCounts, hasFilters } from '@aulario/course-data';
import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useMemo } from 'react';

/**
 * Counts the facets. The counts need a file that the results do not, so they are requested only
 * when the reader approaches the filters.
 *
 * @param prerendered - The counts of this query in a prerendered page.
 */
export function useCounts(
  query: CatalogueQuery,
  isReached: boolean,
  prerendered: FacetCounts | null,
): FacetCounts | null {
  const { catalogue } = useServices();
  const isWanted = prerendered === null && (isReached || hasFilters(query.filters));
  return useAsync(
    useMemo(
      () => (isWanted ? (signal: AbortSignal) => catalogue.count(query, { signal }) : null),
      [catalogue, isWanted, query],
    ),
    prerendered,
  );
}
