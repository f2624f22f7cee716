import { asideTier } from '../query/term.ts';
import { completeTitle, firstOther, incompleteClass, wholeTitle } from './rankClass.ts';
import { rankKey } from './rankKeys.ts';
import type { Scoreboard } from './scoreboard.ts';

/** A title that is met by much of its length is more likely the one that is meant. */
const coverageBonus = 1;
/** And one that holds more of the words, than a text beside it. */
const titleBonus = 1;
const ownLanguageFactor = 1.05;
/** For each value of a facet that the query says and the document has. */
const preferredFactor = 0.35;
/** A partial answer holds what meets so much of what the best document meets. */
const leastOfBest = 0.7;

interface CollectOptions {
  /** What each of the query's slots is worth that a whole answer must meet. */
  weights: readonly number[];
  /** A bit for each of them that names a subject: it is left out last. */
  subjects: number;
  /** How many words may be missing that some document has. */
  softCount: number;
  /** Whether documents that miss some of the slots count too. */
  isPartial: boolean;
  isOwnLanguage: (document: number) => boolean;
  /** How many of the values that the query says a document has. */
  preferredCount: ((document: number) => number) | null;
}

export interface Ranked {
  /** One for each document that met enough (rankKeys.ts), in no order. */
  keys: Float64Array;
  /** By place in `keys`: whether the title says any of it. */
  inTitle: Uint8Array;
  bestScore: number;
  /** Which slots the documents that met most met: a bit for each. */
  bestMask: number;
}

interface Bonus {
  /** What the slots are worth together, soft ones included. */
  total: number;
  slotCount: number;
  softCount: number;
}

function finalScore(board: Scoreboard, document: number, bonus: Bonus): number {
  const { total, slotCount, softCount } = bonus;
  const length = board.titleLengths[document] ?? 0;
  const met = board.inTitle[document] ?? 0;
  const isAbout = board.inMain[document] === slotCount;
  const covered = met + (met > 0 || isAbout ? (board.softInTitle[document] ?? 0) : 0);
  if (covered === 0) return board.scores[document] ?? 0;
  const said = titleBonus * (covered / (slotCount + softCount));
  return (
    (board.scores[document] ?? 0) + total * (said + coverageBonus * Math.min(1, covered / length))
  );
}

interface Completeness {
  accepts: (document: number) => boolean;
  /** 0 when the document met everything, else how many better sets of slots were met by others. */
  incomplete: (document: number) => number;
  bestMask: number;
}

/** Everything must be met. */
function whole(board: Scoreboard, slotCount: number): Completeness {
  return {
    accepts: (document) => (board.matched[document] ?? 0) >= slotCount,
    incomplete: () => 0,
    bestMask: 2 ** slotCount - 1,
  };
}

/** How many bits are set. */
function bitCount(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}

/**
 * The documents that meet most of the subjects, and of those the ones that earn most, tell which words
 * may be missing; what misses others comes after, and what earns much less is no answer.
 */
function mostTelling(
  board: Scoreboard,
  { slotCount, subjects }: { slotCount: number; subjects: number },
  scoreOf: (document: number) => number,
): Completeness {
  const wholeMask = 2 ** slotCount - 1;
  const best = new Map<number, number>();
  for (let place = 0; place < board.touchedCount; place += 1) {
    const document = board.touched[place] ?? 0;
    if (board.isInSlot(document)) continue;
    const mask = board.masks[document] ?? 0;
    best.set(mask, Math.max(best.get(mask) ?? 0, scoreOf(document)));
  }
  const subjectsIn = (mask: number) => bitCount(mask & subjects);
  const byScore = [...best].toSorted(
    ([a, one], [b, other]) => subjectsIn(b) - subjectsIn(a) || other - one,
  );
  const [bestMask, bestScore] = best.has(wholeMask)
    ? [wholeMask, best.get(wholeMask) ?? 0]
    : (byScore[0] ?? [0, 0]);
  // Sets of words that earn the same are alike.
  const alike = byScore.map(([mask, score]) => `${subjectsIn(mask)} ${score}`);
  const rank = new Map(
    byScore.map(([mask], place) => [mask, alike.indexOf(alike[place] ?? '') + 1]),
  );
  rank.set(wholeMask, 0);
  return {
    accepts: (document) =>
      board.masks[document] === wholeMask ||
      (subjectsIn(board.masks[document] ?? 0) >= subjectsIn(bestMask) &&
        scoreOf(document) >= leastOfBest * bestScore),
    incomplete: (document) => rank.get(board.masks[document] ?? 0) ?? 1,
    bestMask,
  };
}

function classOf(board: Scoreboard, document: number, bonus: Bonus, incomplete: number) {
  const { slotCount, softCount } = bonus;
  const tier = board.tiers[document] ?? 0;
  if (incomplete > 0) return incompleteClass(incomplete, tier);
  const inTitle = board.inTitle[document] ?? 0;
  const soft = board.softInTitle[document] ?? 0;
  const saysAll = inTitle === slotCount && soft === softCount;
  if (!saysAll || tier > asideTier) return firstOther + tier;
  if (tier === 0 && inTitle + soft === board.titleLengths[document]) return wholeTitle;
  return softCount > 0 ? completeTitle + tier : firstOther + tier;
}

/** The documents that met enough, each with the key of its rank. */
export function collectKeys(board: Scoreboard, options: CollectOptions): Ranked {
  const { weights, isPartial, isOwnLanguage, preferredCount } = options;
  const slotCount = weights.length;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const bonus = { total, slotCount, softCount: options.softCount };
  const scoreOf = (document: number) => finalScore(board, document, bonus);
  const { accepts, incomplete, bestMask } = isPartial
    ? mostTelling(board, { slotCount, subjects: options.subjects }, scoreOf)
    : whole(board, slotCount);
  const documents = board.touched
    .subarray(0, board.touchedCount)
    .filter((document) => accepts(document) && !board.isInSlot(document));
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
    const rankClass = classOf(board, document, bonus, incomplete(document));
    keys[place] = rankKey(rankClass, share, document);
    inTitle[place] = Number(board.inTitle[document] !== 0);
  }
  return { keys, inTitle, bestScore, bestMask };
}
