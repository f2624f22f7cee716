import { bitCount } from '../index/bytes/bits.ts';
import { changedTier, fuzzyTier, relatedTier } from '../query/term.ts';
import { type CompletenessOptions, mostTelling, whole } from './completeness.ts';
import { type FitOptions, facetFits, scoreAmongFitting, unknownFit } from './facetFits.ts';
import { firstOther, incompleteClass, rankKey, titledClass, wholeTitle } from './rankKeys.ts';
import type { ScoreAccumulator } from './scoreAccumulator.ts';

/** The bonus for the words that a document shares with the query, beside the nearness of its subject. */
const textBonus = 0.25;

/** The greatest of some numbers; 0 for none above it. */
function greatest(numbers: ArrayLike<number>): number {
  let best = 0;
  for (let place = 0; place < numbers.length; place += 1) {
    best = Math.max(best, numbers[place] ?? 0);
  }
  return best;
}

/**
 * The scores of documents by how near they are to the subject that the query leads to, then by their
 * `texts`, the scores of their words. From 0 to 1 + `textBonus`.
 */
function topicScores(nearness: Float32Array, rows: Uint32Array, texts: Float64Array): Float64Array {
  const scores = new Float64Array(rows.length);
  for (let place = 0; place < rows.length; place += 1) {
    scores[place] = nearness[rows[place] ?? 0] ?? 0;
  }
  const bestText = greatest(texts) || 1;
  const nearest = greatest(scores) || 1;
  for (let place = 0; place < rows.length; place += 1) {
    scores[place] = (scores[place] ?? 0) / nearest + (textBonus * (texts[place] ?? 0)) / bestText;
  }
  return scores;
}

/** The bonus for the matched share of a title. */
const coverageBonus = 1;
/** The bonus for the share of the query's words that the title has. */
const titleBonus = 1;
/** The bonus for the subjects that the query names or leads to. */
const subjectBonus = 0.2;
/** The bonus of a related document for the share of the query that its title says: 'Power BI' of 'reportes en Power BI'. */
const saidBonus = 0.8;
/** The bonus of a title that says every word, for the share of such titles that are of its category. */
const categoryBonus = 0.2;
/** The bonus of a related document for each mentioned facet value; nearer subjects come first. */
const relatedFitFactor = 0.35;
/** A title names in passing what only this word or a later one says, from 0: 'Photoshop, with Word and Excel'. */
const firstInPassing = 3;

/** The subjects that a query names or leads to. */
export interface MeantSubjects {
  /** The share of these subjects that a document has. */
  share: (document: number) => number;
  /** Whether a document has subjects, and all of them are others. */
  contradicts: (document: number) => boolean;
  /** Whether a document has no subjects, and none of its category has these. */
  isElsewhere: (document: number) => boolean;
  /** Whether the query is the name of a subject that a document does not have. */
  lacksNamed: (document: number) => boolean;
}

interface CollectOptions extends FitOptions, CompletenessOptions {
  /** The weights of the clauses that a complete match must have. */
  weights: readonly number[];
  /** The optional words that occur in at least one document, one bit each. */
  optionalBits: number;
  /** Whether documents that miss some of the clauses match too. */
  isPartial: boolean;
  /** The factor of a document's score by its language. */
  languageFactor: (document: number) => number;
  /** Whether a document is of a language whose words the lexicon and the stems do not know. */
  isThirdLanguage: (document: number) => boolean;
  meant: MeantSubjects;
  /** Whether the query is the name of a document's language, which its title may state: 'Gmail en Español'. */
  isOfNamedLanguage: (document: number) => boolean;
  /** Whether a document is in the reader's language. */
  isOwnLanguage: (document: number) => boolean;
  /** The category of a document; '' for none. */
  categoryOf: (document: number) => string;
  /** Whether what documents are about comes before the words that they say. */
  isTopic: boolean;
}

export interface Ranked {
  /** The rank key of each matching document (rankKeys.ts), unsorted. */
  keys: Float64Array;
  /** By index in `keys`: whether the title says any of the words, not only what is related. */
  inTitle: Uint8Array;
  bestScore: number;
  /** The clauses that the best documents match, one bit each. */
  bestMask: number;
  /** Whether the best documents match every main clause. */
  hasMain: boolean;
  /** The number of documents that match every clause in a main field. */
  mainCount: number;
  /** Whether a document matches any clause in a main field. */
  isInMain: boolean;
}

interface Bonus {
  /** The sum of the weights, optional clauses included. */
  total: number;
  clauseCount: number;
  optionalCount: number;
}

function finalScore({ columns }: ScoreAccumulator, row: number, bonus: Bonus): number {
  const { total, clauseCount, optionalCount } = bonus;
  const length = columns.titleLengths[row] ?? 0;
  const met = columns.inTitle[row] ?? 0;
  const isAbout = columns.inMain[row] === clauseCount;
  const covered = met + (met > 0 || isAbout ? bitCount(columns.optionalInTitle[row] ?? 0) : 0);
  if (covered === 0) return columns.scores[row] ?? 0;
  const said = titleBonus * (covered / (clauseCount + optionalCount));
  return (
    (columns.scores[row] ?? 0) + total * (said + coverageBonus * Math.min(1, covered / length))
  );
}

interface Placing extends CollectOptions, Bonus {
  /** The number of mentioned facet values that at least one document has. */
  facetCount: number;
  /** The number of words that a complete match must have. */
  wordCount: number;
  /** The optional words that name facet values. */
  facetBits: number;
}

/** What a document lacks of the words, 0 for none, and how many of the facet values it fits. */
interface Placed {
  incomplete: number;
  fit: number;
}

/**
 * The facet values that a query mentions come before exact words: the best answer to 'fotografía en
 * inglés' says 'photography'. A word of a third language is no inflection or translation of what was
 * typed: 'édition' of 'edit'.
 */
function tierOf(
  { columns, matches }: ScoreAccumulator,
  row: number,
  { clauseCount, facetCount, isTopic, isThirdLanguage }: Placing,
): number {
  if (isTopic) return relatedTier;
  const tier = columns.tiers[row] ?? 0;
  if (tier === changedTier && isThirdLanguage(matches.documents[row] ?? 0)) return relatedTier;
  const isAbout = columns.inMain[row] === clauseCount;
  return facetCount > 0 && isAbout && tier <= changedTier ? 0 : tier;
}

function classOf(
  accumulator: ScoreAccumulator,
  row: number,
  placing: Placing,
  { incomplete, fit }: Placed,
) {
  const { columns } = accumulator;
  const { clauseCount, optionalCount, facetCount, isTopic, meant } = placing;
  const tier = tierOf(accumulator, row, placing);
  if (incomplete > 0) return incompleteClass(incomplete, tier);
  const saidTier = columns.said[row] === clauseCount ? (columns.saidTiers[row] ?? 0) : relatedTier;
  if (saidTier > changedTier || clauseCount === 0) return firstOther + tier;
  const document = accumulator.matches.documents[row] ?? 0;
  if (saidTier > 0 && placing.isThirdLanguage(document)) return firstOther + tier;
  const isOwn = placing.isOwnLanguage(document);
  const optional = bitCount(columns.optionalInTitle[row] ?? 0);
  const isComplete = optional === optionalCount;
  // A value that a document has counts as said in other words: 'aplicaciones avanzadas' for 'avanzado'.
  const isMet = facetCount > 0 && fit >= facetCount;
  const said = (columns.optionalInTitle[row] ?? 0) | (isMet ? placing.facetBits : 0);
  const isWellMet = (said & placing.optionalBits) === placing.optionalBits;
  const isWhole = isComplete && clauseCount + optional === columns.titleLengths[row];
  if (isWhole && isOwn && saidTier === 0) return wholeTitle;
  const isPhrase = placing.wordCount > 1 && saidTier === 0;
  // A word that is the whole query as typed may be a title's in any category: 'numbers'.
  const isBareWord = saidTier === 0 && optionalCount === 0;
  const isOther =
    isTopic &&
    !isPhrase &&
    optional === 0 &&
    (meant.contradicts(document) || (!isBareWord && meant.isElsewhere(document)));
  const lastPosition = columns.lastPositions[row] ?? 0;
  const isLate = facetCount > 0 && lastPosition >= firstInPassing;
  // Behind all significant words, and at least a stop word: 'en Español'.
  const isAtEnd = lastPosition >= (columns.titleLengths[row] ?? 0);
  const isInPassing =
    (isLate && meant.lacksNamed(document)) || (isAtEnd && placing.isOfNamedLanguage(document));
  if (isOther || isInPassing || fit < facetCount - 1 + unknownFit) return firstOther + tier;
  // A title that may fit comes before what is only related and does: 'saxofón desde cero'.
  if (fit < facetCount) return firstOther + Math.min(tier, saidTier);
  if (isOwn && isWellMet) return titledClass(true, saidTier);
  // A title in the reader's language that lacks words of phrasing competes with one that has them all.
  const isSaidWell = isOwn || (isComplete && saidTier === 0);
  return titledClass(false, isSaidWell ? 0 : changedTier);
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

/** The rows of the documents that match, without those of the excluded terms. */
function acceptedRows(
  accumulator: ScoreAccumulator,
  accepts: (row: number) => boolean,
): Uint32Array {
  const { documents, count: matchCount } = accumulator.matches;
  const rows = new Uint32Array(matchCount);
  let count = 0;
  for (let row = 0; row < matchCount; row += 1) {
    if (!accepts(row) || accumulator.isInClause(documents[row] ?? 0)) continue;
    rows[count] = row;
    count += 1;
  }
  return rows.subarray(0, count);
}

/**
 * Of the titles that say every word, the share that is of a row's category; 0 for other rows. Most of
 * those that say 'real estate' are of business, and one of photographing it is hardly meant.
 */
function categoryShares(
  { columns, matches }: ScoreAccumulator,
  rows: Uint32Array,
  { categoryOf, weights }: CollectOptions,
): (row: number) => number {
  const counts = new Map<string, number>();
  const isTitled = (row: number) => columns.said[row] === weights.length;
  const categoryIn = (row: number) => categoryOf(matches.documents[row] ?? 0);
  let titled = 0;
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] ?? 0;
    if (!isTitled(row)) continue;
    const category = categoryIn(row);
    counts.set(category, (counts.get(category) ?? 0) + 1);
    titled += 1;
  }
  return (row) => (isTitled(row) ? (counts.get(categoryIn(row)) ?? 0) / titled : 0);
}

/**
 * Returns the matching documents with their rank keys. Loops by index throughout: a common word has
 * half a million documents, and callbacks of typed arrays take several times as long.
 */
export function collectKeys(accumulator: ScoreAccumulator, options: CollectOptions): Ranked {
  const { weights, isPartial, languageFactor, meant, isTopic, isFitRequired } = options;
  const { columns, matches } = accumulator;
  const clauseCount = weights.length;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const bonus = { total, clauseCount, optionalCount: bitCount(options.optionalBits) };
  const scoreOf = (row: number) => finalScore(accumulator, row, bonus);
  const { accepts, incomplete, bestMask } = isPartial
    ? mostTelling(accumulator, options)
    : whole(accumulator, clauseCount);
  const { facetCount, fitOf, rows } = facetFits(
    accumulator,
    options,
    acceptedRows(accumulator, accepts),
  );
  const categoryShare = categoryShares(accumulator, rows, options);
  const texts = new Float64Array(rows.length);
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] ?? 0;
    const document = matches.documents[row] ?? 0;
    const isRelated = (columns.tiers[row] ?? 0) > fuzzyTier;
    const about = isRelated
      ? (saidBonus * (columns.said[row] ?? 0)) / clauseCount
      : subjectBonus * meant.share(document);
    const score = scoreOf(row) + total * (about + categoryBonus * categoryShare(row));
    texts[place] = languageFactor(document) * (isFitRequired ? scoreAmongFitting(score) : score);
  }
  const scores = isTopic ? topicScores(columns.nearness, rows, texts) : texts;
  const bestScore = greatest(scores) || 1;
  const keys = new Float64Array(rows.length);
  const inTitle = new Uint8Array(rows.length);
  const wordCount = options.wordCounts.reduce((sum, count) => sum + count, 0);
  const facetBits = options.facets.reduce((all, bits) => all | bits, 0);
  const placing = { ...options, ...bonus, facetCount, wordCount, facetBits };
  let mainCount = 0;
  let isInMain = false;
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] ?? 0;
    const fit = facetCount === 0 ? 0 : fitOf(row);
    const missing = incomplete(row);
    const rankClass = isFitRequired
      ? firstOther
      : classOf(accumulator, row, placing, { incomplete: missing, fit });
    const share = (scores[place] ?? 0) / bestScore;
    const tier = isTopic ? relatedTier : (columns.tiers[row] ?? 0);
    const fitting = facetCount === 0 ? share : fitShare({ share, fit, facetCount, tier });
    keys[place] = rankKey(rankClass, fitting, matches.documents[row] ?? 0);
    inTitle[place] = Number(columns.said[row] !== 0);
    mainCount += Number(columns.inMain[row] === clauseCount);
    isInMain ||= (columns.inMain[row] ?? 0) > 0;
  }
  const hasMain = (bestMask & options.main) === options.main;
  return { keys, inTitle, bestScore, bestMask, hasMain, mainCount, isInMain };
}
