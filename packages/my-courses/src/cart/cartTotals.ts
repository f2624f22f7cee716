import { type Money, sumsOf } from '@aulario/course-data';
import type { CartEntry } from './cartEntry.ts';

/** The number of courses, and of those that the totals do not include. */
export interface CartCounts {
  readonly total: number;
  readonly free: number;
  /** Courses with an unknown price, which is not the same as free. */
  readonly unknown: number;
}

/**
 * Adds up the known prices, as the platforms show them with VAT: a sum for each currency. Free courses
 * add nothing, whatever their certificate costs; unknown prices are omitted. Empty for a cart without
 * a paid course.
 */
export const cartTotals = (entries: readonly CartEntry[]): readonly Money[] =>
  sumsOf(entries.flatMap(({ course: { price } }) => (price.kind === 'paid' ? [price.money] : [])));

/** Counts the courses by kind of price. */
export function cartCounts(entries: readonly CartEntry[]): CartCounts {
  const count = (kind: 'free' | 'unknown') =>
    entries.filter((entry) => entry.course.price.kind === kind).length;
  return { total: entries.length, free: count('free'), unknown: count('unknown') };
}
