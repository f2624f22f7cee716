import {
  type CatalogueQuery,
  type FacetCounts,
  type FacetId,
  facetIds,
  facetValues,
  orderedValues,
} from '@aulario/course-data';
import type { Hub } from '@aulario/course-view/addresses/hubContext.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useMemo } from 'react';
import type { Facet } from './FacetBar/FacetMenu.tsx';
import { facetLabel, valueLabel } from './facetTexts.ts';

/** The facets with their selected values and counts, as far as loaded. */
export function useFacets(
  { filters }: CatalogueQuery,
  counts: FacetCounts | null,
  known: readonly FacetId[] = facetIds,
  hub: Hub | null = null,
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
