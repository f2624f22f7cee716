import type { RecommendationReason } from '../port/catalogue.ts';

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
