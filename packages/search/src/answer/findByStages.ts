import { nameKey } from '../language/words.ts';
import { planClauses, type Stage, stages } from '../query/planClauses.ts';
import type { Clause } from '../query/term.ts';
import { wholeTitle } from '../ranking/rankClass.ts';
import { classOfKey } from '../ranking/rankKeys.ts';
import { type Found, findDocuments, type Query } from './findDocuments.ts';
import type { IndexParts } from './indexParts.ts';

/** A stage is skipped when the ones before it found so many documents. */
const enough: Readonly<Record<Stage, number>> = {
  verbatim: 1,
  asTyped: 1,
  misspelt: 12,
  related: 3,
};

/** Equal keys: the plans of two stages are the same. */
const signatureOf = (plan: readonly Clause[]) =>
  plan.map(({ asked, terms }) => `${asked} ${terms.length}`).join('\n');

/** A query that is a whole title of several words means that document. */
const namesTitle = ({ keys }: Found, { parsed: { words, optional } }: Query) =>
  words.length + optional.length > 1 && keys.some((key) => classOfKey(key) === wholeTitle);

/** With fewer complete matches, partial ones follow. */
const fewest = 3;

/** Marks the clauses that name a subject of the documents, or lead to one: they are left out last. */
const withSubjects = ({ glossary, subjectsOf }: IndexParts, plan: readonly Clause[]): Clause[] =>
  plan.map((clause) => ({
    ...clause,
    isSubject:
      clause.terms.some(({ kind }) => kind === 'related') ||
      glossary.sameKeys(nameKey(clause.asked)).some((key) => subjectsOf(key).length > 0),
  }));

/**
 * Runs the stages until enough documents are found; those of an earlier stage stay first. When none
 * matches all words, a word may be a misspelt name; then the least significant words are left out.
 */
export async function findByStages(parts: IndexParts, query: Query): Promise<Found | null> {
  const vocabulary = { dictionary: parts.core.dictionary, glossary: parts.glossary };
  const order: readonly Stage[] = query.options.isVerbatim ? ['verbatim'] : stages;
  let best: Found | null = null;
  let plan: readonly Clause[] = [];
  const find = (clauses: readonly Clause[], isPartial: boolean, mayBeNames = false) =>
    findDocuments(parts, query, { clauses, isPartial, mayBeNames });
  for (const stage of order) {
    if (best !== null && best.keys.length >= enough[stage]) break;
    if (best !== null && namesTitle(best, query)) break;
    const next = planClauses(vocabulary, query.parsed, stage);
    if (best !== null && signatureOf(next) === signatureOf(plan)) continue;
    plan = next;
    best = await find(plan, false);
  }
  if (best === null || query.options.isVerbatim) return best;
  if (best.keys.length > 0) {
    const isSaid =
      best.keys.length >= fewest || query.parsed.words.length < 2 || namesTitle(best, query);
    return isSaid ? best : find(withSubjects(parts, plan), true);
  }
  const named = await find(planClauses(vocabulary, query.parsed, 'misspelt'), false, true);
  return named.keys.length > 0 ? named : find(withSubjects(parts, plan), true);
}
