import type { RecommendationReason } from '../port/catalogueAnswers.ts';

/** The recommendations of one reason, best first. */
export interface RecommendationLine<T> {
  reason: RecommendationReason;
  items: Iterable<T>;
}

/**
 * Takes one item of each line in turn, without duplicates and excluded items, up to `limit`.
 * `keyOf` identifies items.
 */
export function interleave<T, K>(
  lines: readonly RecommendationLine<T>[],
  keyOf: (item: T) => K,
  excluded: Iterable<K>,
  limit: number,
): { item: T; reason: RecommendationReason }[] {
  const seen = new Set(excluded);
  const waiting = lines.map(({ reason, items }) => ({ reason, items: items[Symbol.iterator]() }));
  const taken: { item: T; reason: RecommendationReason }[] = [];
  let isAnyLeft = limit > 0;
  while (isAnyLeft) {
    isAnyLeft = false;
    for (const { reason, items } of waiting) {
      let next = items.next();
      while (!next.done && seen.has(keyOf(next.value))) next = items.next();
      if (next.done) continue;
      seen.add(keyOf(next.value));
      taken.push({ item: next.value, reason });
      if (taken.length === limit) return taken;
      isAnyLeft = true;
    }
  }
  return taken;
}

/** Fewer courses than this are no row to look through. */
const minPerReason = 3;

/**
 * Interleaves only lines that then have at least three items each: the shortest, of equals the last,
 * leaves its places to the others.
 */
export function interleaveRows<T, K>(
  lines: readonly RecommendationLine<T>[],
  keyOf: (item: T) => K,
  excluded: readonly K[],
  limit: number,
): { item: T; reason: RecommendationReason }[] {
  const taken = interleave(lines, keyOf, excluded, limit);
  const counted = lines.map((line) => ({
    line,
    count: taken.filter(({ reason }) => reason === line.reason).length,
  }));
  const [shortest] = counted.toReversed().toSorted((a, b) => a.count - b.count);
  if (shortest === undefined || shortest.count >= minPerReason) return taken;
  const others = lines.filter((line) => line !== shortest.line);
  return interleaveRows(others, keyOf, excluded, limit);
}
