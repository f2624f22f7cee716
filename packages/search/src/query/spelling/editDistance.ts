const maxUnits = 64;

/** Three rows of the distance table, reused because a query computes thousands of distances. */
const rows = [0, 1, 2].map(() => new Uint8Array(maxUnits + 1));

/**
 * The optimal string alignment distance of two words (insertion, deletion, substitution and the
 * transposition of adjacent letters count one each), or `limit + 1` as soon as it exceeds `limit`.
 * The second word is `units[start, start + length)`. Words beyond 64 units always exceed the limit.
 */
export function editDistance(
  word: Uint16Array,
  units: Uint16Array,
  start: number,
  length: number,
  limit: number,
): number {
  const tooFar = limit + 1;
  if (Math.abs(word.length - length) > limit || Math.max(word.length, length) > maxUnits) {
    return tooFar;
  }
  let [before, previous, current] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= length; column += 1) previous[column] = column;
  for (let row = 1; row <= word.length; row += 1) {
    const unit = word[row - 1];
    const unitBefore = word[row - 2];
    current[0] = row;
    let best = row;
    for (let column = 1; column <= length; column += 1) {
      const other = units[start + column - 1];
      let cost = (previous[column - 1] ?? 0) + (unit === other ? 0 : 1);
      cost = Math.min(cost, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const isSwapped = column > 1 && unit === units[start + column - 2] && unitBefore === other;
      if (isSwapped && row > 1) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return tooFar;
    [before, previous, current] = [previous, current, before];
  }
  return Math.min(previous[length] ?? tooFar, tooFar);
}

/** The code units of a word, as {@link editDistance} compares them. */
export const unitsOf = (word: string): Uint16Array =>
  Uint16Array.from({ length: word.length }, (_, place) => word.charCodeAt(place));

/** Whether at most so many mistakes make one word the other. */
export const isWithinEdits = (one: string, other: string, limit: number): boolean =>
  editDistance(unitsOf(one), unitsOf(other), 0, other.length, limit) <= limit;
