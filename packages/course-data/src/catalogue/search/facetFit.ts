import type { FacetFit, FacetMention } from '@aulario/search';
import type { FacetColumns } from '../facets/columns.ts';
import { facetValues, isFacetId, unknownValue } from '../facets/facets.ts';
import { expandFacetValue } from './mentionedFilters.ts';

/** Returns how well a course fits each mentioned value, by docId. */
export function createFacetFit(columns: FacetColumns, mentions: readonly FacetMention[]): FacetFit {
  const tests = mentions.map(({ facet, value }) => {
    if (!isFacetId(facet)) return null;
    const values = facetValues[facet];
    const meant = new Set(expandFacetValue(facet, value).map((one) => values.indexOf(one)));
    return { column: columns[facet], meant, unknown: values.indexOf(unknownValue) };
  });
  return (docId, index) => {
    const { column, meant, unknown } = tests[index] ?? {};
    const code = column?.[docId] ?? -1;
    if (meant?.has(code) === true) return 1;
    return code === unknown ? 0.5 : 0;
  };
}
