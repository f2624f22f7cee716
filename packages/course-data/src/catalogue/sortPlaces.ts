import type { SortOrder } from './catalogue.ts';
import type { Columns, SortKey } from './columns.ts';

interface Ordering {
  key: SortKey;
  isRising: boolean;
}

const orderings: Record<Exclude<SortOrder, 'relevance'>, Ordering> = {
  newest: { key: 'published', isRising: false },
  rating: { key: 'rating', isRising: false },
  'price-up': { key: 'price', isRising: true },
  'price-down': { key: 'price', isRising: false },
  duration: { key: 'minutes', isRising: true },
};

const last = 2 ** 32 - 1;
const rankSpan = 2 ** 20;

/**
 * The places in a sort order; equals keep their order, what is unknown comes last. Key and rank
 * share one double (32 + 20 bits, so at most a million places), because numbers in a typed array
 * are sorted without calling back.
 */
export function sortPlaces(columns: Columns, sort: SortOrder, places: Uint32Array): Uint32Array {
  if (sort === 'relevance') return places;
  const { key, isRising } = orderings[sort];
  const keys = columns.keys[key];
  const ranked = new Float64Array(places.length);
  for (let rank = 0; rank < places.length; rank += 1) {
    const value = keys[places[rank] ?? 0] ?? 0;
    const weight = isRising && value > 0 ? value : last - value;
    ranked[rank] = weight * rankSpan + rank;
  }
  ranked.sort();
  return Uint32Array.from(ranked, (value) => places[value % rankSpan] ?? 0);
}
