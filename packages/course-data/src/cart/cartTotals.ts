import type { Money } from '../course/course.ts';
import type { CartEntry } from './cartEntry.ts';

/** What the courses of one currency cost together. Marketplaces show prices with VAT included. */
export interface CartTotals {
  /** ISO 4217. */
  readonly currency: string;
  readonly subtotal: Money;
  /** The same amount as the subtotal: nothing is added to what the marketplaces show. */
  readonly total: Money;
}

/** How many courses there are, and how many of them do not show in the totals. */
export interface CartCounts {
  readonly total: number;
  readonly free: number;
  /** The price is not known, which is not the same as free. */
  readonly unknown: number;
}

/**
 * Adds up the known prices: whole minor units, currencies never mixed, ordered by their code. Free
 * courses add nothing, whatever their certificate costs; unknown prices are left out. A cart
 * without a paid course gives no total: it costs nothing, or nobody knows.
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

/** Counts the courses by what is known of their price. */
export function cartCounts(entries: readonly CartEntry[]): CartCounts {
  const count = (kind: 'free' | 'unknown') =>
    entries.filter((entry) => entry.course.price.kind === kind).length;
  return { total: entries.length, free: count('free'), unknown: count('unknown') };
}
