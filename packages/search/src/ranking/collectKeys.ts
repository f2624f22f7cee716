import { bitCount } from '../query/bitCount.ts';
import { changedTier, fuzzyTier, relatedTier } from '../query/term.ts';
import { completeTitle, firstOther, incompleteClass, wholeTitle } from './rankClass.ts';
import { rankKey } from './rankKeys.ts';
import type { ScoreAccumulator } from './scoreAccumulator.ts';
import { topicScores } from './topicScores.ts';

/** The bonus for the matched share of a title. */
const coverageBonus = 1;
/** The bonus for the share of the query's words that the title has. */
const titleBonus = 1;
/** The bonus for the subjects that the query names or leads to. */
const subjectBonus = 0.2;
const ownLanguageFactor = 1.05;
/** A title with all words, and at least this much phrasing, is the one that a query describes. */
const minPhrasing = 2;
/** The bonus of a related document for each mentioned facet value; nearer subjects come first. */
const relatedFitFactor = 0.35;
/** The minimum weight of a partial match, as a share of the best document's. */
export const minShareOfBestScore = 0.7;

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
  /** The share of the subjects that the query names or leads to that a document has. */
  meantShare: (document: number) => number;
  /** Whether what documents are about comes before the words that they say. */
  isTopic: boolean;
  /** For each mentioned facet value, the bits of the optional words that name it in a title. */
  facets: readonly number[];
  facetFit: ((document: number, index: number) => number) | null;
}

export interface Ranked {
  /** The rank key of each matching document (rankKeys.ts), unsorted. */
  keys: Float64Array;
  /** By index in `keys`: whether the title contains any of the words. */
  inTitle: Uint8Array;
  bestScore: number;
  /** The clauses that the best documents match, one bit each. */
  bestMask: number;
  /** The number of documents that match every clause in a main field. */
  mainCount: number;
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
  const covered =
    met + (met > 0 || isAbout ? bitCount(accumulator.optionalInTitle[document] ?? 0) : 0);
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

/**
 * Ranks the sets of matched clauses: those with more subjects first, then by the best score that a
 * document with this set reaches. The first set decides which clauses the results lack. Documents
 * with fewer subjects, or below `minShareOfBestScore` of its score, are rejected.
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
        scoreOf(document) >= minShareOfBestScore * bestScore),
    incomplete: (document) => rank.get(accumulator.masks[document] ?? 0) ?? 1,
    bestMask,
  };
}

/**
 * Measures how well documents fit the mentioned facet values that at least one of them has. A value
 * counts as had if the title says it: 'Python for beginners' fits, whatever level is recorded.
 */
function facetFits(
  accumulator: ScoreAccumulator,
  { facets, facetFit }: CollectOptions,
  documents: Uint32Array,
) {
  const fitOf = (document: number, index: number) => {
    const bits = facets[index] ?? 0;
    const said = accumulator.optionalInTitle[document] ?? 0;
    const isSaid = bits !== 0 && (said & bits) === bits;
    return isSaid ? 1 : (facetFit?.(document, index) ?? 0);
  };
  const places = [...facets.keys()];
  const met = places.filter((index) => documents.some((document) => fitOf(document, index) === 1));
  return {
    facetCount: met.length,
    fitOf: (document: number) => met.reduce((sum, index) => sum + fitOf(document, index), 0),
  };
}

interface Placing extends Bonus {
  /** The number of mentioned facet values that a document has. */
  facetCount: number;
  /** The number of facet values and of other optional words beside the subject. */
  phrasingCount: number;
  isTopic: boolean;
}

/** What a document lacks of the words, 0 for none, and how many of the facet values it fits. */
interface Placed {
  incomplete: number;
  fit: number;
}

/**
 * The facet values that a query mentions come before exact words: the best answer to 'fotografía en
 * inglés' says 'photography'.
 */
function tierOf(
  accumulator: ScoreAccumulator,
  document: number,
  { clauseCount, facetCount, isTopic }: Placing,
): number {
  if (isTopic) return relatedTier;
  const tier = accumulator.tiers[document] ?? 0;
  const isAbout = accumulator.inMain[document] === clauseCount;
  return facetCount > 0 && isAbout && tier <= changedTier ? 0 : tier;
}

function classOf(
  accumulator: ScoreAccumulator,
  document: number,
  placing: Placing,
  { incomplete, fit }: Placed,
) {
  const { clauseCount, optionalCount, phrasingCount, facetCount, isTopic } = placing;
  const tier = tierOf(accumulator, document, placing);
  if (incomplete > 0) return incompleteClass(incomplete, tier);
  const typedTier = accumulator.tiers[document] ?? 0;
  const inTitle = accumulator.inTitle[document] ?? 0;
  const optional = bitCount(accumulator.optionalInTitle[document] ?? 0);
  const saysAll = inTitle === clauseCount && optional === optionalCount;
  if (!saysAll || typedTier > changedTier) return firstOther + tier;
  const isWholeTitle = inTitle + optional === accumulator.titleLengths[document];
  if (typedTier === 0 && isWholeTitle) return wholeTitle;
  if (isTopic && phrasingCount < minPhrasing) return firstOther + tier;
  return optionalCount > 0 && fit === facetCount ? completeTitle + typedTier : firstOther + tier;
}

interface FitShare {
  share: number;
  fit: number;
  facetCount: number;
  tier: number;
}

/**
 * Ranks by the facet values that a document fits, then exact words before changed ones, then the
 * share of the best score. Related documents rank by their nearness first. From 0 to 1.
 */
function fitShare({ share, fit, facetCount, tier }: FitShare): number {
  if (tier > fuzzyTier) {
    return (share * (1 + relatedFitFactor * fit)) / (1 + relatedFitFactor * facetCount);
  }
  return (fit + (Number(tier === 0) + share) / 2) / (facetCount + 1);
}

/** The documents that match, without those of the excluded terms. */
function acceptedDocuments(
  accumulator: ScoreAccumulator,
  accepts: (document: number) => boolean,
): Uint32Array {
  const { touched, touchedCount } = accumulator;
  const documents = new Uint32Array(touchedCount);
  let count = 0;
  for (let place = 0; place < touchedCount; place += 1) {
    const document = touched[place] ?? 0;
    if (!accepts(document) || accumulator.isInClause(document)) continue;
    documents[count] = document;
    count += 1;
  }
  return documents.subarray(0, count);
}

/**
 * Returns the matching documents with their rank keys. Loops by index throughout: a common word has
 * half a million documents, and callbacks of typed arrays take several times as long.
 */
export function collectKeys(accumulator: ScoreAccumulator, options: CollectOptions): Ranked {
  const { weights, isPartial, isOwnLanguage, meantShare, isTopic } = options;
  const clauseCount = weights.length;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const bonus = { total, clauseCount, optionalCount: options.optionalCount };
  const scoreOf = (document: number) => finalScore(accumulator, document, bonus);
  const { accepts, incomplete, bestMask } = isPartial
    ? mostTelling(accumulator, { clauseCount, subjects: options.subjects }, scoreOf)
    : whole(accumulator, clauseCount);
  const documents = acceptedDocuments(accumulator, accepts);
  const texts = new Float64Array(documents.length);
  for (let place = 0; place < documents.length; place += 1) {
    const document = documents[place] ?? 0;
    const own = isOwnLanguage(document) ? ownLanguageFactor : 1;
    // What is only related is ranked by the nearness of its subject already.
    const isRelated = (accumulator.tiers[document] ?? 0) > fuzzyTier;
    const meant = isRelated ? 0 : subjectBonus * total * meantShare(document);
    texts[place] = own * (scoreOf(document) + meant);
  }
  const scores = isTopic ? topicScores(accumulator, documents, texts) : texts;
  const bestScore = scores.reduce((best, score) => Math.max(best, score), 0) || 1;
  const keys = new Float64Array(documents.length);
  const inTitle = new Uint8Array(documents.length);
  const { facetCount, fitOf } = facetFits(accumulator, options, documents);
  const facetBits = options.facets.reduce((all, bits) => all | bits, 0);
  const phrasingCount = options.optionalCount - bitCount(facetBits) + options.facets.length;
  const placing = { ...bonus, phrasingCount, facetCount, isTopic };
  let mainCount = 0;
  for (let place = 0; place < documents.length; place += 1) {
    const document = documents[place] ?? 0;
    const fit = facetCount === 0 ? 0 : fitOf(document);
    const missing = incomplete(document);
    const rankClass = classOf(accumulator, document, placing, { incomplete: missing, fit });
    const share = (scores[place] ?? 0) / bestScore;
    const tier = isTopic ? relatedTier : (accumulator.tiers[document] ?? 0);
    const fitting = facetCount === 0 ? share : fitShare({ share, fit, facetCount, tier });
    keys[place] = rankKey(rankClass, fitting, document);
    inTitle[place] = Number(accumulator.inTitle[document] !== 0);
    mainCount += Number(accumulator.inMain[document] === clauseCount);
  }
  return { keys, inTitle, bestScore, bestMask, mainCount };
}
