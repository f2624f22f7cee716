import type { FacetFit, FacetTerm } from '@aulario/search';
import { amountOfKey } from '../facets/columns.ts';
import { valuesByCode } from '../facets/facetCodes.ts';
import { type FacetId, isFacetId, unknownValue } from '../facets/facets.ts';
import type { CatalogueSource } from '../port/catalogueSource.ts';
import { expandFacetValue, meantTerms, valuesBeyond, weeksLimit } from './mentionedFilters.ts';

/** Of a course in a range that the limit divides: 2 to 10 hours for 'less than 3 hours'. */
const probableFit = 0.75;

/** Of a course whose value is unknown. No title states a price: 'Free Web Sources'. */
const fitOfUnknown = (facet: FacetId) => (facet === 'price' ? 0.4 : 0.5);

/** Returns how well a course fits each value, by docId. Of a limit in weeks, stated weeks decide. */
export async function facetFit(
  source: CatalogueSource,
  terms: readonly FacetTerm[],
): Promise<FacetFit> {
  const columns = await source.facets();
  const limits = terms.map(weeksLimit);
  const weeks = limits.some((limit) => limit !== null) ? await source.sortColumn('weeks') : null;
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
      unknownFit: fitOfUnknown(facet),
    };
  });
  return (docId, index) => {
    const [limit = null, stated = 0] = [limits[index], weeks?.[docId]];
    if (limit !== null && stated > 0) return amountOfKey(stated) <= limit ? 1 : 0;
    const { column, meant, beyond, unknown, unknownFit = 0 } = tests[index] ?? {};
    const code = column?.[docId] ?? -1;
    if (meant?.has(code) === true) return beyond?.has(code) === true ? probableFit : 1;
    return unknown?.has(code) === true ? unknownFit : 0;
  };
}
