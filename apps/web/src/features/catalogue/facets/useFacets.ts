import { type CatalogueQuery, type FacetCounts, facetIds, facetValues } from '@aulario/course-data';
import type { Facet } from '@aulario/ui';
import { useMemo } from 'react';
import { useText } from '../../language/useText.ts';
import { facetLabel, valueLabel } from './facetTexts.ts';

/** The facets with what is chosen and how many courses each value has; counts may be on their way. */
export function useFacets(
  { filters }: CatalogueQuery,
  counts: FacetCounts | null,
): readonly Facet[] {
  const text = useText();
  return useMemo(
    () =>
      facetIds.map((facet) => {
        const chosen = filters[facet] ?? [];
        return {
          id: facet,
          label: facetLabel(text, facet),
          chosenLabel:
            chosen.length === 0 ? undefined : text('facet.chosen', { count: chosen.length }),
          options: facetValues[facet].map((value) => ({
            value,
            label: valueLabel(text, facet, value),
            isChosen: chosen.includes(value),
            count: counts?.[facet][value] ?? null,
          })),
        };
      }),
    [counts, filters, text],
  );
}
