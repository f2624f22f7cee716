import type { ScoreAccumulator } from './scoreAccumulator.ts';

/** The minimum weight of a partial match, as a share of the best document's. */
const minShareOfBestScore = 0.7;

/** The clauses of a query, by which sets of matched ones are ranked. */
export interface CompletenessOptions {
  /** A bit for each main clause, as one that names a subject; a partial match drops these last. */
  main: number;
  /** A bit for each clause that tells what a subject is for: a match may always lack these. */
  purposes: number;
  /** For each clause that a complete match must have, how many words of the query it stands for. */
  wordCounts: readonly number[];
}

/** Which documents match, and which of their clauses they lack. */
interface Accepted {
  accepts: (row: number) => boolean;
  /** 0 for a complete match, else the rank of its set of matched clauses, from 1. */
  incomplete: (row: number) => number;
  bestMask: number;
}

/** Requires every clause. */
export function whole({ columns }: ScoreAccumulator, clauseCount: number): Accepted {
  return {
    accepts: (row) => (columns.matched[row] ?? 0) >= clauseCount,
    incomplete: () => 0,
    bestMask: 2 ** clauseCount - 1,
  };
}

/**
 * Ranks the sets of matched clauses: those whose main clauses stand for more words of the query first,
 * then by the best score that the words of a document with this set reach, however short its title is.
 * The first set decides which clauses the results lack. Documents whose main clauses stand for fewer
 * words, or below `minShareOfBestScore` of its score, are rejected unless they lack purposes only.
 */
export function mostTelling(
  accumulator: ScoreAccumulator,
  { main, purposes, wordCounts }: CompletenessOptions,
): Accepted {
  const { columns, matches } = accumulator;
  const scoreOf = (row: number) => columns.scores[row] ?? 0;
  const wholeMask = 2 ** wordCounts.length - 1;
  const best = new Map<number, number>();
  for (let row = 0; row < matches.count; row += 1) {
    if (accumulator.isInClause(matches.documents[row] ?? 0)) continue;
    const mask = columns.masks[row] ?? 0;
    best.set(mask, Math.max(best.get(mask) ?? 0, scoreOf(row)));
  }
  const wordsIn = (mask: number) =>
    wordCounts.reduce((sum, count, place) => (mask & main & (1 << place) ? sum + count : sum), 0);
  const mainWords = new Map([...best.keys()].map((mask) => [mask, wordsIn(mask)]));
  const mainIn = (mask: number) => mainWords.get(mask) ?? 0;
  const byScore = [...best].toSorted(
    ([a, one], [b, other]) => mainIn(b) - mainIn(a) || other - one,
  );
  const [bestMask, bestScore] = best.has(wholeMask)
    ? [wholeMask, best.get(wholeMask) ?? 0]
    : (byScore[0] ?? [0, 0]);
  const leastMain = mainIn(bestMask);
  // Sets with equal scores share a rank.
  const alike = byScore.map(([mask, score]) => `${mainIn(mask)} ${score}`);
  const rank = new Map(
    byScore.map(([mask], place) => [mask, alike.indexOf(alike[place] ?? '') + 1]),
  );
  rank.set(wholeMask, 0);
  return {
    accepts: (row) =>
      ((columns.masks[row] ?? 0) | purposes) === wholeMask ||
      (mainIn(columns.masks[row] ?? 0) >= leastMain &&
        scoreOf(row) >= minShareOfBestScore * bestScore),
    incomplete: (row) => rank.get(columns.masks[row] ?? 0) ?? 1,
    bestMask,
  };
}
