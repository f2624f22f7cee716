import type { KnownItem, QueryKind } from './knownItem.ts';

/** The share of queries with a right answer first, and among the first five. */
export interface Success {
  asked: number;
  /** Share from 0 to 1. */
  at1: number;
  at5: number;
}

/** By query, the rank of the first right answer among the first five, from 0; -1 without one. */
function successOf(ranks: readonly number[]): Success {
  const share = (count: number) => count / Math.max(1, ranks.length);
  return {
    asked: ranks.length,
    at1: share(ranks.filter((rank) => rank === 0).length),
    at5: share(ranks.filter((rank) => rank >= 0).length),
  };
}

/**
 * Asks an engine every query, and judges it over all of them and by kind.
 *
 * @param ask - Resolves with the indices of the courses, best first.
 */
export async function judge(
  items: readonly KnownItem[],
  ask: (item: KnownItem) => Promise<ArrayLike<number>>,
): Promise<{ all: Success; byKind: ReadonlyMap<QueryKind, Success> }> {
  const outcomes: { kind: QueryKind; rank: number }[] = [];
  for (const item of items) {
    const found = Array.from(await ask(item)).slice(0, 5);
    outcomes.push({ kind: item.kind, rank: found.findIndex((place) => item.right.has(place)) });
  }
  const ranksOf = (some: typeof outcomes) => successOf(some.map(({ rank }) => rank));
  const byKind = Map.groupBy(outcomes, ({ kind }) => kind);
  return {
    all: ranksOf(outcomes),
    byKind: new Map([...byKind].map(([kind, group]) => [kind, ranksOf(group)])),
  };
}
