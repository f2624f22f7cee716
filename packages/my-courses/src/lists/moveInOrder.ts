/** The minimum distance of two ranks that allows another rank in between. */
const minGap = 1e-6;

const step = 1024;

/** The greatest rank, and the lowest one below zero: between two of them others have room. */
export const maxRank = 2 ** 32;

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
  const below = (after ?? 0) - step;
  const above = (before ?? 0) + step;
  if (before === undefined && below >= -maxRank) return [[from, below]];
  if (after === undefined && above <= maxRank) return [[from, above]];
  if (before !== undefined && after !== undefined && after - before > minGap) {
    return [[from, (before + after) / 2]];
  }
  return order.map((index, place) => [index, place * step]);
}

/** The rank of an item that is added at the end; the greatest one goes to several. */
export const rankAtEnd = (ranks: readonly number[]): number =>
  Math.min((ranks.at(-1) ?? 0) + step, maxRank);
