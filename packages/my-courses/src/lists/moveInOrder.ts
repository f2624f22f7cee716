/** The minimum distance of two ranks that allows another rank in between. */
const minGap = 1e-6;

const step = 1024;

/**
 * Returns the ranks to store for moving an item to another index, as pairs of the index before the
 * move and the new rank: usually one, and all of them when two neighbours are too close. `ranks`
 * are in ascending order.
 */
export function moveInOrder(
  ranks: readonly number[],
  from: number,
  to: number,
): readonly (readonly [index: number, rank: number])[] {
  const order = ranks.map((_, index) => index).filter((index) => index !== from);
  order.splice(to, 0, from);
  const before = ranks[order[to - 1] ?? -1];
  const after = ranks[order[to + 1] ?? -1];
  if (before === undefined && after === undefined) return [];
  if (before === undefined) return [[from, (after ?? 0) - step]];
  if (after === undefined) return [[from, before + step]];
  if (after - before > minGap) return [[from, (before + after) / 2]];
  return order.map((index, place) => [index, place * step]);
}

/** The rank of an item that is added at the end. */
export const rankAtEnd = (ranks: readonly number[]): number => (ranks.at(-1) ?? 0) + step;
