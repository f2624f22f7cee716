import type { DocumentMarks, Postings } from '../index/postings/decodePostings.ts';
import type { IndexLists } from '../query/indexLists.ts';
import type { Term } from '../query/term.ts';
import type { ScoreAccumulator } from './scoreAccumulator.ts';
import type { WeighedClause } from './weighClauses.ts';

interface ScoredParts {
  lists: IndexLists;
  accumulator: () => ScoreAccumulator;
  marks: () => DocumentMarks;
}

/**
 * What a document has to match: every clause, every one but those of little weight, every one that
 * names a subject, or any of them.
 */
export type Completeness = 'everyClause' | 'mainClauses' | 'everySubject' | 'anyClause';

/** The maximum weight of a clause that `mainClauses` lacks, as a share of all clauses' weight. */
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
  const isHeavy = ({ weight, isPurpose }: WeighedClause) =>
    completeness === 'mainClauses' && !isPurpose && weight > maxLackingShare * total;
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
