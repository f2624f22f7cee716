import type { ScoreAccumulator } from './scoreAccumulator.ts';

export interface FitOptions {
  /** For each mentioned facet value, the bits of the optional words that name it in a title. */
  facets: readonly number[];
  /**
   * How well a document fits the mentioned value at an index, from 0 to 1, or below 0 where that takes away
   * from what else fits; null if not known.
   */
  facetFit: ((document: number, index: number) => number) | null;
  /** Whether only the documents that fit the facet values best match, and none that fits none. */
  isFitRequired: boolean;
}

interface FacetFits {
  /** The documents that match. */
  rows: Uint32Array;
  /**
   * The number of mentioned facet values that at least one document has; 0 where all documents fit
   * equally, since only those that fit best match.
   */
  facetCount: number;
  /** How many of these a document has; half for each that is unknown. */
  fitOf: (row: number) => number;
}

/**
 * How well a document fits of which nothing is recorded; what fits better is known or probable. Of
 * what fits worse a title states no value.
 */
export const unknownFit = 0.5;

/**
 * Measures how well documents fit the mentioned facet values that at least one of them has. A value
 * counts as had if the title says it: 'Python for beginners' fits, whatever level is recorded.
 */
export function facetFits(
  { columns, matches }: ScoreAccumulator,
  { facets, facetFit, isFitRequired }: FitOptions,
  rows: Uint32Array,
): FacetFits {
  const fitOne = (row: number, index: number) => {
    const bits = facets[index] ?? 0;
    const said = columns.optionalInTitle[row] ?? 0;
    const isSaid = bits !== 0 && (said & bits) === bits;
    const fit = facetFit?.(matches.documents[row] ?? 0, index) ?? null;
    return isSaid && (fit ?? unknownFit) >= unknownFit ? 1 : (fit ?? 0);
  };
  const places = [...facets.keys()];
  const met = places.filter((index) => rows.some((row) => fitOne(row, index) > unknownFit));
  const sumOf = (row: number, indices: readonly number[], measure = fitOne) =>
    indices.reduce((sum, index) => sum + measure(row, index), 0);
  const fitOf = (row: number) => Math.max(0, sumOf(row, met));
  if (!isFitRequired) return { rows, facetCount: met.length, fitOf };
  const fitting = new Uint32Array(rows.length);
  let count = 0;
  let best = 0;
  for (const row of rows) {
    // What probably fits is not left out.
    const sum = sumOf(row, places, (one, index) => {
      const fit = fitOne(one, index);
      return fit > unknownFit ? 1 : fit;
    });
    if (sum <= 0 || sum < best) continue;
    if (sum > best) count = 0;
    best = sum;
    fitting[count] = row;
    count += 1;
  }
  return { rows: fitting.subarray(0, count), facetCount: 0, fitOf };
}

/** The most that words in a text add to the score of a document that fits as well as others. */
const maxBonus = 0.1;

/**
 * The score of a document where the query only names facet values, from 1: what is recorded fits as
 * well as what is said, so that the reader's language weighs more than words.
 */
export const scoreAmongFitting = (score: number): number => 1 + (maxBonus * score) / (1 + score);
