import {
  type CatalogueQuery,
  type FacetCounts,
  type FacetId,
  facetIds,
  facetValues,
  orderedValues,
} from '@aulario/course-data';
import type { Facet } from '@aulario/ui';
import { useMemo } from 'react';
import { useTranslate } from '../../language/useTranslate.ts';
import type { Hub } from '../catalogueHref.ts';
import { facetLabel, valueLabel } from './facetTexts.ts';

/** The facets with what is chosen and how many courses each value has; counts may be on their way. */
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
        // What a hub is made of is no choice.
        if (hub !== null && facet === 'category') return [];
        const chosen = filters[facet] ?? [];
        // Of what no course knows nothing can be chosen; what is on can be taken off.
        if (!known.includes(facet) && chosen.length === 0) return [];
        // Once they are counted, what leads to nothing is not offered.
        const values = orderedValues(facet, new Set([...facetValues[facet], ...chosen])).filter(
          (value) => counts?.[facet][value] !== 0 || chosen.includes(value),
        );
        if (values.length === 0) return [];
        return {
          id: facet,
          label: facetLabel(text, facet),
          chosenLabel:
            chosen.length === 0 ? undefined : text('facet.chosen', { count: chosen.length }),
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
