import type { Understood } from '@aulario/search';
import type { FacetColumns } from './columns.ts';
import { type FacetId, type FacetValue, facetValues, isFacetId } from './facets.ts';

/** A certificate is a certificate, whatever it costs. */
const certificates = ['free', 'paid', 'yes'];

/** The values of a facet that one that was said means. */
export const meantValues = (facet: FacetId, value: FacetValue): readonly FacetValue[] =>
  facet === 'certificate' && value === 'yes' ? certificates : [value];

/** How many of the values that a query says a course has, by its number in the catalogue. */
export function createPreferredCount(
  columns: FacetColumns,
  understood: readonly Understood[],
): (docId: number) => number {
  const tests = understood.flatMap(({ facet, value }) => {
    if (!isFacetId(facet)) return [];
    const values = facetValues[facet];
    const codes = new Set(meantValues(facet, value).map((one) => values.indexOf(one)));
    return [{ column: columns[facet], codes }];
  });
  return (docId) =>
    tests.reduce((sum, { column, codes }) => sum + Number(codes.has(column[docId] ?? -1)), 0);
}
