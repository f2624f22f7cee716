import type { FacetFit, FacetTerm } from '@aulario/search';
import { facetValues, isFacetId, unknownValue } from '../facets/facets.ts';
import type { CatalogueSource } from '../port/catalogueSource.ts';
import { expandFacetValue, meantTerms } from './mentionedFilters.ts';

/** Returns how well a course fits each value, by docId. */
export async function facetFit(
  source: CatalogueSource,
  terms: readonly FacetTerm[],
): Promise<FacetFit> {
  const columns = await source.facets();
  const tests = meantTerms(terms).map(({ facet, value }) => {
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
