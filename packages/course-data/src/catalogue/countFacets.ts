import type { FacetColumns } from './columns.ts';
import { type FacetCounts, type FacetId, type Filters, facetIds, facetValues } from './facets.ts';

/** A filtered facet: the code of each course, and which codes are asked for. */
interface Sieve {
  facet: FacetId;
  codes: Uint8Array;
  isAsked: Uint8Array;
}

function sievesOf(columns: FacetColumns, filters: Filters): Sieve[] {
  return facetIds.flatMap((facet) => {
    const asked = filters[facet];
    if (asked === undefined) return [];
    const isAsked = Uint8Array.from(facetValues[facet], (value) => (asked.includes(value) ? 1 : 0));
    return [{ facet, codes: columns[facet], isAsked }];
  });
}

/** Where the place passes all sieves -1, where it fails in exactly one that one, else -2. */
function failureOf(sieves: readonly Sieve[], place: number): number {
  let failed = -1;
  for (let index = 0; index < sieves.length; index += 1) {
    const sieve = sieves[index];
    if (sieve === undefined || sieve.isAsked[sieve.codes[place] ?? 0] === 1) continue;
    if (failed !== -1) return -2;
    failed = index;
  }
  return failed;
}

/** The places that pass the filters, in their order. */
export function filterPlaces(
  columns: FacetColumns,
  filters: Filters,
  places: Uint32Array,
): Uint32Array {
  const sieves = sievesOf(columns, filters);
  return sieves.length === 0 ? places : places.filter((place) => failureOf(sieves, place) === -1);
}

/** Whether the course at a place passes the filters. */
export function filterOf(columns: FacetColumns, filters: Filters): (place: number) => boolean {
  const sieves = sievesOf(columns, filters);
  return (place) => failureOf(sieves, place) === -1;
}

/**
 * Counts the values of every facet among the places, each under the filters of the others. One pass
 * is enough: a course that fails one facet alone counts for that facet, one that fails more for none.
 */
export function countFacets(
  columns: FacetColumns,
  filters: Filters,
  places: Uint32Array,
): FacetCounts {
  const sieves = sievesOf(columns, filters);
  const counters = facetIds.map((facet) => ({
    codes: columns[facet],
    counts: new Uint32Array(facetValues[facet].length),
  }));
  const counterOf = sieves.map(({ facet }) => counters[facetIds.indexOf(facet)]);
  const add = (counter: (typeof counters)[number] | undefined, place: number) => {
    if (counter === undefined) return;
    const code = counter.codes[place] ?? 0;
    counter.counts[code] = (counter.counts[code] ?? 0) + 1;
  };

  for (const place of places) {
    const failed = failureOf(sieves, place);
    if (failed >= 0) add(counterOf[failed], place);
    else if (failed === -1) for (const counter of counters) add(counter, place);
  }

  return Object.fromEntries(
    facetIds.map((facet, index) => [
      facet,
      Object.fromEntries(
        facetValues[facet].map((value, code) => [value, counters[index]?.counts[code] ?? 0]),
      ),
    ]),
  ) as FacetCounts;
}
