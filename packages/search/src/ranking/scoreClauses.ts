import type { Dictionary } from '../index/dictionary.ts';
import type { DocumentMarks, Postings } from '../index/postings/decodePostings.ts';
import type { IndexLists } from '../query/indexLists.ts';
import { type Clause, fuzzyTier, type Term } from '../query/term.ts';
import type { ScoreAccumulator } from './scoreAccumulator.ts';

/** A clause with the weight of each of its terms, before field weights. */
export interface WeighedClause {
  asked: string;
  /** Distance from the clause before it in the query. */
  queryDistance: number;
  /** The weight of the clause's word; rarer words weigh more. */
  weight: number;
  terms: readonly { term: Term; weight: number }[];
  isOptional: boolean;
  isDomainStopWord: boolean;
  isSubject: boolean;
  isPurpose: boolean;
  /** How many words of the query it stands for. */
  wordCount: number;
  /** The index of the mentioned facet value that it helps to name; -1 for none. */
  names: number;
  /** The approximate number of documents that match the clause. */
  frequency: number;
}

/** The weight factor for the name of a subject. */
const subjectFactor = 1.5;

/** Inverse document frequency. */
export const rarity = (documentCount: number, frequency: number): number =>
  Math.log(1 + documentCount / (frequency + 1));

function termFrequency(dictionary: Dictionary, { tokens }: Term): number {
  return Math.min(...tokens.map((token) => dictionary.frequency(token)));
}

const sumOf = (dictionary: Dictionary, terms: readonly Term[]) =>
  terms.reduce((sum, term) => sum + termFrequency(dictionary, term), 0);

/**
 * The summed frequency of the terms in the clause's best tier; 0 if that is misspelt or worse. Its
 * rarity caps the weight of every term: a rare ending is not a rare subject.
 */
function frequencyOf(dictionary: Dictionary, { terms }: Clause): number {
  const best = Math.min(...terms.map((term) => term.tier));
  if (best >= fuzzyTier) return 0;
  return sumOf(
    dictionary,
    terms.filter((term) => term.tier === best),
  );
}

/** Weights the clauses of a query. */
export function weighClauses(
  clauses: readonly Clause[],
  dictionary: Dictionary,
  documentCount: number,
): WeighedClause[] {
  return clauses.map((clause, place) => {
    const maxRarity = rarity(documentCount, frequencyOf(dictionary, clause));
    const unfinished = clause.terms.filter(({ isUnfinished }) => isUnfinished);
    const maxUnfinished = rarity(documentCount, sumOf(dictionary, unfinished));
    const terms = clause.terms.map((term) => {
      const own = rarity(documentCount, termFrequency(dictionary, term));
      const limit = term.isUnfinished ? maxUnfinished : maxRarity;
      return { term, weight: term.quality * Math.min(own, limit) };
    });
    const wordCount = clause.wordCount ?? 1;
    const worth = clause.isSubject ? subjectFactor * wordCount : 1;
    return {
      asked: clause.asked,
      queryDistance: clause.position - (clauses[place - 1]?.position ?? clause.position),
      weight: Math.max(0, ...terms.map((term) => term.weight)),
      terms: terms.map(({ term, weight }) => ({ term, weight: worth * weight })),
      isOptional: clause.isOptional,
      isDomainStopWord: clause.isDomainStopWord ?? false,
      isSubject: clause.isSubject ?? false,
      isPurpose: clause.isPurpose ?? false,
      wordCount,
      names: clause.names ?? -1,
      frequency: sumOf(dictionary, clause.terms),
    };
  });
}

interface ScoredParts {
  lists: IndexLists;
  accumulator: () => ScoreAccumulator;
  marks: () => DocumentMarks;
}

/**
 * What a document has to match: every clause, the main ones (those that name a subject or, where none
 * does, that weigh much), every one that names a subject, or any of them.
 */
export type Completeness = 'everyClause' | 'mainClauses' | 'everySubject' | 'anyClause';

/** The maximum weight of a clause that `mainClauses` lacks without a subject, as a share of all clauses' weight. */
const maxLackingShare = 0.3;

interface ScoreOptions {
  completeness: Completeness;
  /** Whether every document matches, with whatever clauses. */
  matchesAll?: boolean;
  /** The number of clauses from the start that no document may miss. */
  phrases?: number;
  excluded?: readonly Term[];
}

type Read = (readonly Postings[])[];

/**
 * Reads the postings of each clause, the rarest first, optional ones last. Each further clause is
 * decoded only for the documents that match the required ones before.
 */
function readRequired(
  { lists, marks }: ScoredParts,
  clauses: readonly WeighedClause[],
  isRequired: (clause: WeighedClause) => boolean,
): Read {
  const read: Read = clauses.map(() => []);
  let among: DocumentMarks | null = null;
  const order = [...clauses.entries()].toSorted(
    ([, one], [, other]) =>
      Number(one.isOptional) - Number(other.isOptional) ||
      Number(isRequired(other)) - Number(isRequired(one)) ||
      one.frequency - other.frequency,
  );
  for (const [place, clause] of order) {
    const met = clause.terms.map(({ term }) => lists.ofTerm(term, among));
    read[place] = met;
    if (!isRequired(clause)) continue;
    among = marks();
    among.narrowTo(met);
    if (among.atMost === 0) break;
  }
  return read;
}

/** Tests for the clauses that a document must match, or may only miss where no document has all. */
function mainTest(clauses: readonly WeighedClause[], completeness: Completeness) {
  const total = clauses.reduce((sum, { isOptional, weight }) => sum + (isOptional ? 0 : weight), 0);
  const mayBeHeavy = completeness === 'mainClauses' && !clauses.some(({ isSubject }) => isSubject);
  const isHeavy = ({ weight, isPurpose }: WeighedClause) =>
    mayBeHeavy && !isPurpose && weight > maxLackingShare * total;
  return (clause: WeighedClause): boolean =>
    !clause.isOptional && (completeness === 'everyClause' || clause.isSubject || isHeavy(clause));
}

/** A bit for each clause that passes the test, in the order of those that are not optional. */
const bitsOf = (clauses: readonly WeighedClause[], test: (clause: WeighedClause) => boolean) =>
  clauses
    .filter(({ isOptional }) => !isOptional)
    .reduce((bits, clause, place) => bits | (test(clause) ? 1 << place : 0), 0);

/** A bit for each main clause. */
export const mainBits = (clauses: readonly WeighedClause[], completeness: Completeness): number =>
  bitsOf(clauses, mainTest(clauses, completeness));

/** A bit for each clause that tells what a subject is for. */
export const purposeBits = (clauses: readonly WeighedClause[]): number =>
  bitsOf(clauses, ({ isPurpose }) => isPurpose);

function readClauses(
  parts: ScoredParts,
  clauses: readonly WeighedClause[],
  completeness: Completeness,
): Read {
  if (completeness === 'anyClause') {
    return clauses.map(({ terms }) => terms.map(({ term }) => parts.lists.ofTerm(term, null)));
  }
  return readRequired(parts, clauses, mainTest(clauses, completeness));
}

/** The bit of an optional clause, by its place among them; 0 where it does not count in titles. */
export const optionalBit = ({ isDomainStopWord }: WeighedClause, place: number): number =>
  isDomainStopWord ? 0 : 2 ** place;

/**
 * Accumulates the scores of the clauses in the order of the query, then opens a clause with the
 * excluded terms. The posting lists must be loaded.
 */
export function scoreClauses(
  parts: ScoredParts,
  clauses: readonly WeighedClause[],
  { completeness, matchesAll = false, phrases = 0, excluded = [] }: ScoreOptions,
): void {
  const { lists } = parts;
  const scores = parts.accumulator();
  const clauseCount = clauses.filter(({ isOptional }) => !isOptional).length;
  scores.startQuery(clauseCount);
  lists.startPlan();
  if (matchesAll) scores.matchAll();
  const read = readClauses(parts, clauses, completeness);
  for (const [place, clause] of clauses.entries()) {
    scores.startClause();
    for (const [at, postings] of (read[place] ?? []).entries()) {
      const { term, weight } = clause.terms[at] ?? {};
      if (term !== undefined && weight !== undefined) scores.accumulate(postings, weight, term);
    }
    if (clause.isOptional) {
      scores.commitOptionalClause(clauseCount, optionalBit(clause, place - clauseCount));
    } else {
      const { queryDistance, weight } = clause;
      const needed = completeness === 'everyClause' ? place : Math.min(place, phrases);
      scores.commitClause({ bit: place < 16 ? 1 << place : 0, queryDistance, weight }, needed);
    }
  }
  scores.startClause();
  lists.startPlan();
  for (const term of excluded) scores.accumulate(lists.ofTerm(term, null), 1, term);
}
