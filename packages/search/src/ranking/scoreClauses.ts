import type { Postings } from '../index/decodePostings.ts';
import type { DocumentMarks } from '../index/documentMarks.ts';
import type { IndexLists } from '../query/indexLists.ts';
import type { Term } from '../query/term.ts';
import { leastOfBest } from './collectKeys.ts';
import type { ScoreAccumulator } from './scoreAccumulator.ts';
import type { WeighedClause } from './weighClauses.ts';

interface ScoredParts {
  lists: IndexLists;
  accumulator: () => ScoreAccumulator;
  marks: () => DocumentMarks;
}

interface ScoreOptions {
  /** Whether a document may miss some of the clauses. */
  isPartial: boolean;
  /** How many clauses, the first ones, it may never miss. */
  phrases?: number;
  excluded?: readonly Term[];
}

type Read = (readonly Postings[])[];

/** The places of clauses in the order in which they are read; optional ones last. */
function orderOf(
  clauses: readonly WeighedClause[],
  isBefore: (one: WeighedClause, other: WeighedClause) => number,
): [place: number, clause: WeighedClause][] {
  return [...clauses.entries()].toSorted(
    ([, one], [, other]) =>
      Number(one.isOptional) - Number(other.isOptional) || isBefore(one, other),
  );
}

/** What meets each clause, the rarest first, and each further one only among the documents that are left. */
function readWhole({ lists, marks }: ScoredParts, clauses: readonly WeighedClause[]): Read {
  const read: Read = clauses.map(() => []);
  let among: DocumentMarks | null = null;
  for (const [place, clause] of orderOf(clauses, (one, other) => one.frequency - other.frequency)) {
    const met = clause.terms.map(({ term }) => lists.ofTerm(term, among));
    read[place] = met;
    if (clause.isOptional) continue;
    among = marks();
    among.narrowTo(met);
    if (among.atMost === 0) break;
  }
  return read;
}

/**
 * What meets each clause, subjects first, then what tells most. Words that could not earn by themselves
 * what a partial answer must are read only among the documents that others brought.
 */
function readPartial({ lists, marks }: ScoredParts, clauses: readonly WeighedClause[]): Read {
  const read: Read = clauses.map(() => []);
  const order = orderOf(
    clauses,
    (one, other) => Number(other.isSubject) - Number(one.isSubject) || other.weight - one.weight,
  );
  let left = clauses.reduce((sum, { isOptional, weight }) => sum + (isOptional ? 0 : weight), 0);
  let best = 0;
  let among: DocumentMarks | null = null;
  for (const [at, [place, clause]] of order.entries()) {
    const met = clause.terms.map(({ term }) => lists.ofTerm(term, among));
    read[place] = met;
    if (clause.isOptional) continue;
    left -= clause.weight;
    if (met.some(({ count }) => count > 0)) best = Math.max(best, clause.weight);
    const isLastSubject = clause.isSubject && order[at + 1]?.[1].isSubject !== true;
    if (among === null && best > 0 && (isLastSubject || left < leastOfBest * best)) {
      among = marks();
      among.narrowTo(read.flat());
    }
  }
  return read;
}

/**
 * Lets every clause earn its part on the accumulator, in the order of the query. What is excluded becomes the
 * accumulator's open clause. The lists must be loaded.
 */
export function scoreClauses(
  parts: ScoredParts,
  clauses: readonly WeighedClause[],
  { isPartial, phrases = 0, excluded = [] }: ScoreOptions,
): void {
  const { lists } = parts;
  const scores = parts.accumulator();
  const clauseCount = clauses.filter(({ isOptional }) => !isOptional).length;
  scores.startQuery();
  lists.startPlan();
  const read = isPartial ? readPartial(parts, clauses) : readWhole(parts, clauses);
  for (const [place, clause] of clauses.entries()) {
    scores.startClause();
    for (const [at, postings] of (read[place] ?? []).entries()) {
      const { term, weight } = clause.terms[at] ?? {};
      if (term !== undefined && weight !== undefined) scores.meet(postings, weight, term);
    }
    if (clause.isOptional) scores.commitOptionalClause(clauseCount, clause.isDomainStopWord);
    else {
      const { queryDistance, weight } = clause;
      const needed = isPartial ? Math.min(place, phrases) : place;
      scores.commitClause({ bit: place < 16 ? 1 << place : 0, queryDistance, weight }, needed);
    }
  }
  scores.startClause();
  lists.startPlan();
  for (const term of excluded) scores.meet(lists.ofTerm(term, null), 1, term);
}
