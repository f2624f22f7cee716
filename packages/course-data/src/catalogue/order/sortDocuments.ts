import type { SortKey } from '../facets/sortKeys.ts';
import type { SortOrder } from '../port/catalogueQuery.ts';

interface Ordering {
  key: SortKey;
  isRising: boolean;
}

const orderings: Record<Exclude<SortOrder, 'relevance'>, Ordering> = {
  newest: { key: 'published', isRising: false },
  rating: { key: 'rating', isRising: false },
  'price-up': { key: 'price', isRising: true },
  'certified-up': { key: 'certified', isRising: true },
  'price-down': { key: 'price', isRising: false },
  duration: { key: 'minutes', isRising: true },
};

const last = 2 ** 32 - 1;
const digitBits = 11;
const digits = 2 ** digitBits;

/** One pass of a stable radix sort: orders the docIds by one digit. */
function passByDigit(weights: Uint32Array, order: Uint32Array, shift: number): Uint32Array {
  const starts = new Uint32Array(digits + 1);
  const digitAt = (index: number) => ((weights[order[index] ?? 0] ?? 0) >>> shift) & (digits - 1);
  for (let index = 0; index < order.length; index += 1) {
    const next = digitAt(index) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let digit = 1; digit <= digits; digit += 1) {
    starts[digit] = (starts[digit] ?? 0) + (starts[digit - 1] ?? 0);
  }
  const moved = new Uint32Array(order.length);
  for (let index = 0; index < order.length; index += 1) {
    const digit = digitAt(index);
    const to = starts[digit] ?? 0;
    starts[digit] = to + 1;
    moved[to] = order[index] ?? 0;
  }
  return moved;
}

/** The column for a sort order; null for relevance, which has none. */
export const columnOfSort = (sort: SortOrder): SortKey | null =>
  sort === 'relevance' ? null : orderings[sort].key;

/** Sorts docIds by a column, unknown values last. A radix sort: linear and stable. */
export function sortDocuments(
  column: Uint32Array,
  sort: Exclude<SortOrder, 'relevance'>,
  docIds: Uint32Array,
): Uint32Array {
  const { isRising } = orderings[sort];
  const weights = docIds.map((docId) => {
    const value = column[docId] ?? 0;
    return isRising && value > 0 ? value : last - value;
  });
  let order: Uint32Array = docIds.map((_, index) => index);
  for (let shift = 0; shift < 32; shift += digitBits) order = passByDigit(weights, order, shift);
  return order.map((index) => docIds[index] ?? 0);
}
