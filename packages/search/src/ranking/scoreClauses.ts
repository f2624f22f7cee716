import type { IndexLists } from '../query/indexLists.ts';
import type { Term } from '../query/term.ts';
import type { ScoreAccumulator } from './scoreAccumulator.ts';
import type { WeighedClause } from './weighClauses.ts';

interface ScoredParts {
  lists: IndexLists;
  accumulator: () => ScoreAccumulator;
}

/**
 * Accumulates the scores of the clauses; before clause `n` a document must match `needed(n)` others.
 * The excluded terms become the accumulator's open clause. The posting lists must be loaded.
 */
export function scoreClauses(
  { lists, accumulator }: ScoredParts,
  clauses: readonly WeighedClause[],
  needed: (clause: number) => number,
  excluded: readonly Term[] = [],
): void {
  const scores = accumulator();
  const clauseCount = clauses.filter(({ isOptional }) => !isOptional).length;
  scores.startQuery();
  for (const [place, clause] of clauses.entries()) {
    scores.startClause();
    for (const { term, weight } of clause.terms) {
      scores.meet(lists.ofTerm(term), weight, term);
    }
    if (clause.isOptional) scores.commitOptionalClause(clauseCount, clause.isDomainStopWord);
    else {
      const { queryDistance, weight } = clause;
      scores.commitClause(
        { bit: place < 16 ? 1 << place : 0, queryDistance, weight },
        needed(place),
      );
    }
  }
  scores.startClause();
  for (const term of excluded) scores.meet(lists.ofTerm(term), 1, term);
}
