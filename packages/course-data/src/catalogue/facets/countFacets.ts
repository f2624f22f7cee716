import { type FacetColumns, valuesByCode } from './columns.ts';
import { type FacetCounts, type FacetId, type Filters, facetIds, facetValues } from './facets.ts';

/** A filtered facet: the code of each course, and which codes pass. */
interface FacetMask {
  facet: FacetId;
  codes: Uint8Array;
  isAsked: Uint8Array;
}

function masksOf(columns: FacetColumns, filters: Filters): FacetMask[] {
  return facetIds.flatMap((facet) => {
    const asked = filters[facet];
    if (asked === undefined) return [];
    const isAsked = Uint8Array.from(valuesByCode(facet), (values) =>
      values.some((value) => asked.includes(value)) ? 1 : 0,
    );
    return [{ facet, codes: columns[facet], isAsked }];
  });
}

/**
 * Returns -1 if the course passes all masks, the index of the mask if it fails exactly one, else
 * -2.
 */
function failureOf(masks: readonly FacetMask[], docId: number): number {
  let failed = -1;
  for (let index = 0; index < masks.length; index += 1) {
    const mask = masks[index];
    if (mask === undefined || mask.isAsked[mask.codes[docId] ?? 0] === 1) continue;
    if (failed !== -1) return -2;
    failed = index;
  }
  return failed;
}

/** Filters docIds and keeps their order. */
export function filterDocuments(
  columns: FacetColumns,
  filters: Filters,
  docIds: Uint32Array,
): Uint32Array {
  const masks = masksOf(columns, filters);
  return masks.length === 0 ? docIds : docIds.filter((docId) => failureOf(masks, docId) === -1);
}

/** Returns a test whether a course passes the filters. */
export function filterOf(columns: FacetColumns, filters: Filters): (docId: number) => boolean {
  const masks = masksOf(columns, filters);
  return (docId) => failureOf(masks, docId) === -1;
}

/**
 * Counts the values of every facet among the docIds, each facet under the filters of the others.
 * One pass is enough: a course that fails only one facet counts for that facet; one that fails
 * more, for none.
 */
export function countFacets(
  columns: FacetColumns,
  filters: Filters,
  docIds: Uint32Array,
): FacetCounts {
  const masks = masksOf(columns, filters);
  const counters = facetIds.map((facet) => ({
    codes: columns[facet],
    values: valuesByCode(facet),
    counts: new Uint32Array(valuesByCode(facet).length),
  }));
  const counterOf = masks.map(({ facet }) => counters[facetIds.indexOf(facet)]);
  const add = (counter: (typeof counters)[number] | undefined, docId: number) => {
    if (counter === undefined) return;
    const code = counter.codes[docId] ?? 0;
    counter.counts[code] = (counter.counts[code] ?? 0) + 1;
  };

  for (const docId of docIds) {
    const failed = failureOf(masks, docId);
    if (failed >= 0) add(counterOf[failed], docId);
    else if (failed === -1) for (const counter of counters) add(counter, docId);
  }

  const totals = facetIds.map((facet, index) => {
    const { values: byCode = [], counts } = counters[index] ?? {};
    const own = new Map(facetValues[facet].map((value) => [value, 0]));
    for (const [code, values] of byCode.entries()) {
      for (const value of values) own.set(value, (own.get(value) ?? 0) + (counts?.[code] ?? 0));
    }
    return [facet, Object.fromEntries(own)];
  });
  return Object.fromEntries(totals) as FacetCounts;
}
