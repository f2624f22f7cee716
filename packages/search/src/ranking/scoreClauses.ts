import type { Postings } from '../index/decodePostings.ts';
import type { DocumentMarks } from '../index/documentMarks.ts';
import type { IndexLists } from '../query/indexLists.ts';
import type { Term } from '../query/term.ts';
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

/**
 * What meets each clause, term by term. Where every clause must be met, the rarest is read first, and each
 * further one only among the documents that are left.
 */
function readSlots(
  { lists, marks }: ScoredParts,
  clauses: readonly WeighedClause[],
  isPartial: boolean,
): readonly (readonly Postings[])[] {
  const read: (readonly Postings[])[] = clauses.map(() => []);
  const order = [...clauses.keys()].toSorted((a, b) => {
    const [one, other] = [clauses[a], clauses[b]];
    const isLater = Number(one?.isOptional ?? false) - Number(other?.isOptional ?? false);
    return isLater || (one?.frequency ?? 0) - (other?.frequency ?? 0);
  });
  let among: DocumentMarks | null = null;
  for (const place of order) {
    const { terms = [], isOptional = false } = clauses[place] ?? {};
    const met = terms.map(({ term }) => lists.ofTerm(term, among));
    read[place] = met;
    if (isOptional || isPartial) continue;
    among = marks();
    among.narrowTo(met);
    if (among.atMost === 0) break;
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
  const read = readSlots(parts, clauses, isPartial);
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
