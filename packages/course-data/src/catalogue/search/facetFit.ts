import type { FacetFit, FacetTerm } from '@aulario/search';
import { valuesByCode } from '../facets/facetCodes.ts';
import { isFacetId, unknownValue } from '../facets/facets.ts';
import type { CatalogueSource } from '../port/catalogueSource.ts';
import { expandFacetValue, meantTerms, valuesBeyond } from './mentionedFilters.ts';

/** Of a course in a range that the limit divides: 2 to 10 hours for 'less than 3 hours'. */
const probableFit = 0.75;

/** Returns how well a course fits each value, by docId. */
export async function facetFit(
  source: CatalogueSource,
  terms: readonly FacetTerm[],
): Promise<FacetFit> {
  const columns = await source.facets();
  const tests = meantTerms(terms).map(({ facet, value }) => {
    if (!isFacetId(facet)) return null;
    const codes = (some: readonly string[]) =>
      new Set(
        valuesByCode(facet).flatMap((values, code) =>
          values.some((value) => some.includes(value)) ? [code] : [],
        ),
      );
    return {
      column: columns[facet],
      meant: codes(expandFacetValue(facet, value)),
      beyond: codes(valuesBeyond(facet, value)),
      unknown: codes([unknownValue]),
    };
  });
  return (docId, index) => {
    const { column, meant, beyond, unknown } = tests[index] ?? {};
    const code = column?.[docId] ?? -1;
    if (meant?.has(code) === true) return beyond?.has(code) === true ? probableFit : 1;
    return unknown?.has(code) === true ? 0.5 : 0;
  };
}
