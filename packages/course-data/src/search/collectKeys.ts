import { firstOther, tierCount, wholeTitle } from './rankClass.ts';
import { rankKey } from './rankKeys.ts';
import type { Scoreboard } from './scoreboard.ts';

/** A title that is met by much of its length is more likely the one that is meant. */
const coverageBonus = 1;
/** And one that holds more of the words, than a text beside it. */
const titleBonus = 1;
const ownLanguageFactor = 1.05;
/** Partial answers may miss this many words more than the best of them. */
const spareMisses = 1;

interface CollectOptions {
  slotCount: number;
  /** Whether documents that miss some of the slots count too. */
  isPartial: boolean;
  /** Sum of what the query's words are worth. */
  weight: number;
  isOwnLanguage: (document: number) => boolean;
}

export interface Ranked {
  /** One for each document that met enough (rankKeys.ts), in no order. */
  keys: Float64Array;
  /** By place in `keys`: whether the title says any of it. */
  inTitle: Uint8Array;
  bestScore: number;
}

function finalScore(
  board: Scoreboard,
  document: number,
  { weight, slotCount }: CollectOptions,
): number {
  const length = board.titleLengths[document] ?? 0;
  const met = board.inTitle[document] ?? 0;
  if (met === 0) return board.scores[document] ?? 0;
  const bonus = titleBonus * (met / slotCount) + coverageBonus * Math.min(1, met / length);
  return (board.scores[document] ?? 0) + weight * bonus;
}

function classOf(board: Scoreboard, document: number, options: CollectOptions): number {
  const missing = options.slotCount - (board.matched[document] ?? 0);
  const tier = board.tiers[document] ?? 0;
  const inTitle = board.inTitle[document] ?? 0;
  if (missing === 0 && tier === 0 && inTitle === board.titleLengths[document]) {
    if (inTitle === options.slotCount) return wholeTitle;
  }
  return firstOther + missing * tierCount + tier;
}

/** How many slots a result must have met. */
function leastMatched(board: Scoreboard, { slotCount, isPartial }: CollectOptions): number {
  if (!isPartial) return slotCount;
  let most = 1;
  for (let place = 0; place < board.touchedCount; place += 1) {
    const document = board.touched[place] ?? 0;
    const matched = board.matched[document] ?? 0;
    if (matched > most && !board.isInSlot(document)) most = matched;
  }
  return Math.max(1, most - spareMisses);
}

/** The documents that met enough, each with the key of its rank. */
export function collectKeys(board: Scoreboard, options: CollectOptions): Ranked {
  const least = leastMatched(board, options);
  const documents = board.touched
    .subarray(0, board.touchedCount)
    .filter((document) => (board.matched[document] ?? 0) >= least && !board.isInSlot(document));
  const scores = Float64Array.from(documents, (document) => {
    const factor = options.isOwnLanguage(document) ? ownLanguageFactor : 1;
    return factor * finalScore(board, document, options);
  });
  const bestScore = scores.reduce((best, score) => Math.max(best, score), 0);
  const keys = new Float64Array(documents.length);
  const inTitle = new Uint8Array(documents.length);
  for (const [place, document] of documents.entries()) {
    const share = (scores[place] ?? 0) / bestScore;
    keys[place] = rankKey(classOf(board, document, options), share, document);
    inTitle[place] = Number(board.inTitle[document] !== 0);
  }
  return { keys, inTitle, bestScore };
}
