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

const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/gu, 'f'],
  [/th/gu, 't'],
  [/[ckq]u?h?(?=[aou]|[^aeiouhy]|$)/gu, 'k'],
  [/qu/gu, 'k'],
  [/x|cc(?=[ei])/gu, 'ks'],
  [/c(?=[ei])|[zs]+/gu, 's'],
  [/ll/gu, 'i'],
  [/y/gu, 'i'],
  [/[vw]/gu, 'b'],
  [/g(?=[ei])/gu, 'j'],
  [/h/gu, ''],
  [/(.)\1/gu, '$1'],
];

/**
 * Returns a rough phonetic key of a folded word, for Spanish ears: 'piton' and 'python',
 * 'fotografia' and 'photografia', 'valbula' and 'valvula' share it.
 */
export const soundOf = (word: string): string =>
  sounds.reduce((sound, [pattern, to]) => sound.replace(pattern, to), word);
