import type { KnownItem, QueryKind } from './knownItem.ts';

/**
 * Any engine: returns the indices of its results, best first, at least five if it found as many.
 */
export type AskEngine = (item: KnownItem) => Promise<ArrayLike<number>>;

/** The share of queries with a right answer first, and among the first five. */
export interface Success {
  asked: number;
  /** Share from 0 to 1. */
  at1: number;
  at5: number;
}

/** The success of an engine over all queries and by kind, and the queries that failed at 5. */
export interface Judgement {
  all: Success;
  byKind: ReadonlyMap<QueryKind, Success>;
  missed: readonly KnownItem[];
}

interface Outcome {
  item: KnownItem;
  /** The rank of the first right answer among the first five, from 0; -1 without one. */
  rank: number;
}

const successOf = (outcomes: readonly Outcome[]): Success => {
  const share = (test: (outcome: Outcome) => boolean) =>
    outcomes.filter(test).length / Math.max(1, outcomes.length);
  return {
    asked: outcomes.length,
    at1: share(({ rank }) => rank === 0),
    at5: share(({ rank }) => rank >= 0),
  };
};

/** Runs every query with an engine and judges the results. */
export async function judge(items: readonly KnownItem[], ask: AskEngine): Promise<Judgement> {
  const outcomes: Outcome[] = [];
  for (const item of items) {
    const found = Array.from(await ask(item)).slice(0, 5);
    outcomes.push({ item, rank: found.findIndex((place) => item.right.has(place)) });
  }
  const byKind = Map.groupBy(outcomes, ({ item }) => item.kind);
  return {
    all: successOf(outcomes),
    byKind: new Map([...byKind].map(([kind, group]) => [kind, successOf(group)])),
    missed: outcomes.filter(({ rank }) => rank < 0).map(({ item }) => item),
  };
}
