import type { CartEntry } from './cartEntry.ts';
import { groupByPlatform } from './groupByPlatform.ts';

/** By platform, where each is bought; by price, the dearest first; as they were added. */
export const cartOrders = ['platform', 'price', 'added'] as const;

/** One of {@link cartOrders}. */
export type CartOrder = (typeof cartOrders)[number];

/** Free courses follow the paid ones; unknown prices are last. */
const amountOf = ({ course: { price } }: CartEntry): number => {
  if (price.kind === 'unknown') return -1;
  return price.kind === 'free' ? 0 : price.money.amount;
};

const currencyOf = ({ course: { price } }: CartEntry) =>
  price.kind === 'paid' ? price.money.currency : '';

/** Amounts of two currencies are never set against each other. */
const byPrice = (a: CartEntry, b: CartEntry) => {
  const [one, other] = [currencyOf(a), currencyOf(b)];
  if (one !== '' && other !== '' && one !== other) return one < other ? -1 : 1;
  return amountOf(b) - amountOf(a);
};

/**
 * The entries in an order; 'added' keeps the given one. By price, entries of one currency stand
 * together, because amounts of two currencies do not compare.
 */
export function sortCartEntries(
  entries: readonly CartEntry[],
  order: CartOrder,
): readonly CartEntry[] {
  if (order === 'platform') return groupByPlatform(entries).flatMap((group) => group.entries);
  return order === 'price' ? entries.toSorted(byPrice) : entries;
}
