import type { Money } from '@aulario/course-data';
import type { CartEntry } from './cartEntry.ts';

/** The totals of the courses in one currency. Platforms show prices with VAT included. */
export interface CartTotals {
  /** ISO 4217. */
  readonly currency: string;
  readonly subtotal: Money;
  /** Equal to the subtotal: nothing is added to the platforms' prices. */
  readonly total: Money;
}

/** The number of courses, and of those that the totals do not include. */
export interface CartCounts {
  readonly total: number;
  readonly free: number;
  /** Courses with an unknown price, which is not the same as free. */
  readonly unknown: number;
}

/**
 * Adds up the known prices in whole minor units, per currency, ordered by code. Free courses add
 * nothing, whatever their certificate costs; unknown prices are omitted. Returns no total for a
 * cart without a paid course.
 */
export function cartTotals(entries: readonly CartEntry[]): readonly CartTotals[] {
  const sums = new Map<string, number>();
  for (const { price } of entries.map((entry) => entry.course)) {
    if (price.kind !== 'paid') continue;
    const { amount, currency } = price.money;
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  return [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, amount]) => ({
      currency,
      subtotal: { amount, currency },
      total: { amount, currency },
    }));
}

/** Counts the courses by kind of price. */
export function cartCounts(entries: readonly CartEntry[]): CartCounts {
  const count = (kind: 'free' | 'unknown') =>
    entries.filter((entry) => entry.course.price.kind === kind).length;
  return { total: entries.length, free: count('free'), unknown: count('unknown') };
}
