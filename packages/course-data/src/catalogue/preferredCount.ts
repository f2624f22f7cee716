import type { Understood } from '@aulario/search';
import type { FacetColumns } from './columns.ts';
import { type FacetId, type FacetValue, facetValues, isFacetId } from './facets.ts';

/** A query for a certificate accepts any kind. */
const certificates = ['free', 'paid', 'yes'];

/** The facet values that a mentioned value stands for. */
export const meantValues = (facet: FacetId, value: FacetValue): readonly FacetValue[] =>
  facet === 'certificate' && value === 'yes' ? certificates : [value];

/** Returns a function that counts how many mentioned values a course has, by docId. */
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
