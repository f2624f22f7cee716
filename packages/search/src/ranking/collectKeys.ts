import { asideTier } from '../query/term.ts';
import { completeTitle, firstOther, incompleteClass, wholeTitle } from './rankClass.ts';
import { rankKey } from './rankKeys.ts';
import type { ScoreAccumulator } from './scoreAccumulator.ts';

/** The bonus for the matched share of a title. */
const coverageBonus = 1;
/** The bonus for the share of the query's words that the title has. */
const titleBonus = 1;
const ownLanguageFactor = 1.05;
/** The bonus for each mentioned facet value that the document has. */
const preferredFactor = 0.35;
/** The minimum weight of a partial match, as a share of the best document's. */
export const leastOfBest = 0.7;

interface CollectOptions {
  /** The weights of the clauses that a complete match must have. */
  weights: readonly number[];
  /** A bit for each clause that names a subject; a partial match drops these last. */
  subjects: number;
  /** The number of optional words that occur in at least one document. */
  optionalCount: number;
  /** Whether documents that miss some of the clauses match too. */
  isPartial: boolean;
  isOwnLanguage: (document: number) => boolean;
  /** Returns the number of mentioned facet values that a document has. */
  preferredCount: ((document: number) => number) | null;
}

export interface Ranked {
  /** The rank key of each matching document (rankKeys.ts), unsorted. */
  keys: Float64Array;
  /** By index in `keys`: whether the title contains any of the words. */
  inTitle: Uint8Array;
  bestScore: number;
  /** The clauses that the best documents match, one bit each. */
  bestMask: number;
}

interface Bonus {
  /** The sum of the weights, optional clauses included. */
  total: number;
  clauseCount: number;
  optionalCount: number;
}

function finalScore(accumulator: ScoreAccumulator, document: number, bonus: Bonus): number {
  const { total, clauseCount, optionalCount } = bonus;
  const length = accumulator.titleLengths[document] ?? 0;
  const met = accumulator.inTitle[document] ?? 0;
  const isAbout = accumulator.inMain[document] === clauseCount;
  const covered = met + (met > 0 || isAbout ? (accumulator.optionalInTitle[document] ?? 0) : 0);
  if (covered === 0) return accumulator.scores[document] ?? 0;
  const said = titleBonus * (covered / (clauseCount + optionalCount));
  return (
    (accumulator.scores[document] ?? 0) +
    total * (said + coverageBonus * Math.min(1, covered / length))
  );
}

interface Completeness {
  accepts: (document: number) => boolean;
  /** 0 for a complete match, else the rank of its set of matched clauses, from 1. */
  incomplete: (document: number) => number;
  bestMask: number;
}

/** Requires every clause. */
function whole(accumulator: ScoreAccumulator, clauseCount: number): Completeness {
  return {
    accepts: (document) => (accumulator.matched[document] ?? 0) >= clauseCount,
    incomplete: () => 0,
    bestMask: 2 ** clauseCount - 1,
  };
}

/** The number of set bits. */
function bitCount(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}

/**
 * Ranks the sets of matched clauses: those with more subjects first, then by the best score that a
 * document with this set reaches. The first set decides which clauses the results lack. Documents
 * with fewer subjects, or below `leastOfBest` of its score, are rejected.
 */
function mostTelling(
  accumulator: ScoreAccumulator,
  { clauseCount, subjects }: { clauseCount: number; subjects: number },
  scoreOf: (document: number) => number,
): Completeness {
  const wholeMask = 2 ** clauseCount - 1;
  const best = new Map<number, number>();
  for (let place = 0; place < accumulator.touchedCount; place += 1) {
    const document = accumulator.touched[place] ?? 0;
    if (accumulator.isInClause(document)) continue;
    const mask = accumulator.masks[document] ?? 0;
    best.set(mask, Math.max(best.get(mask) ?? 0, scoreOf(document)));
  }
  const subjectsIn = (mask: number) => bitCount(mask & subjects);
  const byScore = [...best].toSorted(
    ([a, one], [b, other]) => subjectsIn(b) - subjectsIn(a) || other - one,
  );
  const [bestMask, bestScore] = best.has(wholeMask)
    ? [wholeMask, best.get(wholeMask) ?? 0]
    : (byScore[0] ?? [0, 0]);
  // Sets with equal scores share a rank.
  const alike = byScore.map(([mask, score]) => `${subjectsIn(mask)} ${score}`);
  const rank = new Map(
    byScore.map(([mask], place) => [mask, alike.indexOf(alike[place] ?? '') + 1]),
  );
  rank.set(wholeMask, 0);
  return {
    accepts: (document) =>
      accumulator.masks[document] === wholeMask ||
      (subjectsIn(accumulator.masks[document] ?? 0) >= subjectsIn(bestMask) &&
        scoreOf(document) >= leastOfBest * bestScore),
    incomplete: (document) => rank.get(accumulator.masks[document] ?? 0) ?? 1,
    bestMask,
  };
}

function classOf(
  accumulator: ScoreAccumulator,
  document: number,
  bonus: Bonus,
  incomplete: number,
) {
  const { clauseCount, optionalCount } = bonus;
  const tier = accumulator.tiers[document] ?? 0;
  if (incomplete > 0) return incompleteClass(incomplete, tier);
  const inTitle = accumulator.inTitle[document] ?? 0;
  const optional = accumulator.optionalInTitle[document] ?? 0;
  const saysAll = inTitle === clauseCount && optional === optionalCount;
  if (!saysAll || tier > asideTier) return firstOther + tier;
  if (tier === 0 && inTitle + optional === accumulator.titleLengths[document]) return wholeTitle;
  return optionalCount > 0 ? completeTitle + tier : firstOther + tier;
}

/** Returns the matching documents with their rank keys. */
export function collectKeys(accumulator: ScoreAccumulator, options: CollectOptions): Ranked {
  const { weights, isPartial, isOwnLanguage, preferredCount } = options;
  const clauseCount = weights.length;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const bonus = { total, clauseCount, optionalCount: options.optionalCount };
  const scoreOf = (document: number) => finalScore(accumulator, document, bonus);
  const { accepts, incomplete, bestMask } = isPartial
    ? mostTelling(accumulator, { clauseCount, subjects: options.subjects }, scoreOf)
    : whole(accumulator, clauseCount);
  const documents = accumulator.touched
    .subarray(0, accumulator.touchedCount)
    .filter((document) => accepts(document) && !accumulator.isInClause(document));
  const scores = Float64Array.from(documents, (document) => {
    const own = isOwnLanguage(document) ? ownLanguageFactor : 1;
    const preferred = 1 + preferredFactor * (preferredCount?.(document) ?? 0);
    return own * preferred * scoreOf(document);
  });
  const bestScore = scores.reduce((best, score) => Math.max(best, score), 0);
  const keys = new Float64Array(documents.length);
  const inTitle = new Uint8Array(documents.length);
  for (const [place, document] of documents.entries()) {
    const share = (scores[place] ?? 0) / bestScore;
    const rankClass = classOf(accumulator, document, bonus, incomplete(document));
    keys[place] = rankKey(rankClass, share, document);
    inTitle[place] = Number(accumulator.inTitle[document] !== 0);
  }
  return { keys, inTitle, bestScore, bestMask };
}
