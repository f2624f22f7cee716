import type { MatchKind } from '../query/match.ts';
import type { WeighedClause } from '../ranking/weighClauses.ts';
import type { OpenedIndex } from './openedIndex.ts';

/** A match of these kinds says a word in the form that was typed or in another one. */
const formsOfWord: ReadonlySet<MatchKind> = new Set(['exact', 'phrase', 'stem', 'compound']);

/**
 * Whether no document says what a clause asks, in any field and form. The clauses' posting lists must
 * be loaded.
 */
export function isUnsaid(
  { lists }: OpenedIndex,
  clauses: readonly WeighedClause[],
  asked: string,
): boolean {
  lists.startPlan();
  const terms = clauses
    .filter((clause) => clause.asked === asked)
    .flatMap((clause) => clause.terms);
  return !terms.some(
    ({ term }) => formsOfWord.has(term.kind) && lists.ofTerm(term, null).count > 0,
  );
}
