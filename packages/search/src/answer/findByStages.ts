import { fieldBits } from '../index/postingList.ts';
import { nameKey } from '../language/words.ts';
import type { ParsedQuery } from '../query/parseQuery.ts';
import { planClauses, type Stage, stages } from '../query/planClauses.ts';
import type { Clause, Term } from '../query/term.ts';
import { wholeTitle } from '../ranking/rankClass.ts';
import { classOfKey } from '../ranking/rankKeys.ts';
import type { Completeness } from '../ranking/scoreClauses.ts';
import { rarity, type WeighedClause } from '../ranking/weighClauses.ts';
import { type Found, findDocuments, metClauses, type Query } from './findDocuments.ts';
import type { IndexParts } from './indexParts.ts';

/** Skips a stage when the stages before it have found at least this many documents. */
const documentsToSkip: Readonly<Record<Stage, number>> = {
  verbatim: 1,
  asTyped: 1,
  misspelt: 12,
  related: 3,
};

/** What is said in a headline only does not keep related documents out. */
const countOf = ({ keys, mainCount }: Found, stage: Stage) =>
  stage === 'related' ? mainCount : keys.length;

/** Plans with equal signatures are treated as the same plan. */
const signatureOf = (plan: readonly Clause[]) =>
  plan.map(({ asked, terms }) => `${asked} ${terms.length}`).join('\n');

/** Whether the query has several words and equals the whole title of a document. */
const namesTitle = ({ keys }: Found, { parsed: { words, optional } }: Query) =>
  words.length + optional.length > 1 && keys.some((key) => classOfKey(key) === wholeTitle);

/**
 * Below this number of complete matches the search also returns partial ones: those that lack words
 * of little weight, or any where the complete ones have words in headlines only.
 */
const minCompleteMatches = 3;

/** The start of a person's name is no partial match: 'Fatima' for 'fat' in 'lose belly fat'. */
const exceptBegunNames = (term: Term): Term =>
  term.kind === 'prefix'
    ? { ...term, ignoredFields: term.ignoredFields | fieldBits.instructor }
    : term;

/**
 * The clauses of a partial match. Those that name a subject, or are related to one, are marked: it
 * drops them last.
 */
const partialClauses = ({ glossary, subjectsOf }: IndexParts, plan: readonly Clause[]): Clause[] =>
  plan.map((clause) => ({
    ...clause,
    terms: clause.terms.map(exceptBegunNames),
    isSubject:
      clause.terms.some(({ kind }) => kind === 'related') ||
      glossary.sameKeys(nameKey(clause.asked)).some((key) => subjectsOf(key).length > 0),
  }));

const isExact = ({ kind }: Term) => kind === 'exact';

/**
 * The clauses of a partial match where two adjacent words are the name of an instructor, which every
 * match must have: 'profesor charles severance'. One for each two words that the lexicon does not have.
 */
function instructorClauses({ glossary }: IndexParts, plan: readonly Clause[]): Clause[][] {
  const mayBeName = ({ asked, terms, isOptional }: Clause) =>
    !isOptional && terms.some(isExact) && !glossary.hasTypedWord(nameKey(asked));
  return plan.flatMap((clause, place) => {
    const next = plan[place + 1];
    const isPair = next?.position === clause.position + 1 && [clause, next].every(mayBeName);
    if (!isPair) return [];
    const asName = (one: Clause): Clause => ({
      ...one,
      isSubject: true,
      terms: one.terms
        .filter(isExact)
        .map((term) => ({ ...term, ignoredFields: ~fieldBits.instructor })),
    });
    return [plan.map((one) => (one === clause || one === next ? asName(one) : one))];
  });
}

const isCorrection = ({ kind }: Term) => kind === 'fuzzy';

const withoutCorrections = (plan: readonly Clause[]): Clause[] =>
  plan.map((clause) => ({ ...clause, terms: clause.terms.filter((one) => !isCorrection(one)) }));

/** Whether the query asks for any document that has the facet values: 'cursos gratis', 'gratis'. */
const asksForAny = ({ parsed, options, facetFit }: Query) =>
  parsed.isOnlyFacets &&
  !options.isVerbatim &&
  (facetFit !== null || parsed.optional.some(({ isDomainStopWord }) => isDomainStopWord));

/** The query with its required words as optional ones. */
const withoutSubject = (parsed: ParsedQuery): ParsedQuery => ({
  ...parsed,
  words: [],
  optional: [
    ...parsed.words.map((word) => ({ ...word, isDomainStopWord: false })),
    ...parsed.optional,
  ],
});

/** The least share of a query that a partial match without a subject has to meet. */
const minShareMet = 0.4;

/**
 * Whether a partial match tells enough of the query, and more than headlines say: it has a subject that
 * the query names or leads to, or at least two fifths of what the query asks. A word that no document
 * has tells as much as the rarest.
 */
function isConvincing(found: Found, documentCount: number): boolean {
  const { met, lacking } = metClauses(found);
  const worthOf = (some: readonly WeighedClause[]) =>
    some.reduce((sum, { weight }) => sum + (weight || rarity(documentCount, 0)), 0);
  const asked = worthOf([...met, ...lacking]);
  const tellsEnough = met.some(({ isSubject }) => isSubject) || worthOf(met) >= minShareMet * asked;
  return found.isInMain && tellsEnough;
}

function stagesOf({ options }: Query, isTopic: boolean): readonly Stage[] {
  if (options.isVerbatim) return ['verbatim'];
  if (options.isTyping) return ['asTyped', 'misspelt'];
  return isTopic ? ['related'] : stages;
}

/**
 * Runs the stages until enough documents are found; documents of an earlier stage keep their place
 * before later ones. If no document matches all words, retries with misspelt words as personal
 * names, then allows documents to miss the least significant words; but if the query is about a
 * subject that no document has, the other words alone would be about something else. A correction
 * that leaves the other words to headlines is worse than the subject without the corrected word. A
 * query that only names facet values finds the documents that fit them.
 */
export async function findByStages(parts: IndexParts, query: Query): Promise<Found | null> {
  const vocabulary = { dictionary: parts.core.dictionary, glossary: parts.glossary };
  const { isVerbatim, isTyping } = query.options;
  const isTopic = query.meant.isTopic && query.parsed.phrases.length === 0 && !isVerbatim;
  const order = stagesOf(query, isTopic);
  let best: Found | null = null;
  let typedCount = 0;
  let plan: readonly Clause[] = [];
  const find = (clauses: readonly Clause[], completeness: Completeness, mayBeNames = false) =>
    findDocuments(parts, query, { clauses, completeness, mayBeNames, isTopic });
  const findAll = () =>
    find(planClauses(vocabulary, withoutSubject(query.parsed), 'asTyped'), 'everyClause');
  const findPartial = async (clauses: readonly Clause[]) => {
    // Documents with every subject leave out all others, and few lists are read to find them.
    if (clauses.filter(({ isSubject }) => isSubject).length > 1) {
      const found = await find(clauses, 'everySubject');
      if (found.hasMain) return found;
    }
    return find(clauses, 'anyClause');
  };
  if (asksForAny(query)) {
    const fitting = await findAll();
    if (fitting.keys.length > 0) return fitting;
  }
  for (const stage of order) {
    if (best !== null && countOf(best, stage) >= documentsToSkip[stage]) break;
    if (best !== null && namesTitle(best, query)) break;
    const next = planClauses(vocabulary, query.parsed, stage);
    if (best !== null && signatureOf(next) === signatureOf(plan)) continue;
    plan = next;
    best = await find(plan, 'everyClause');
    if (stage === 'asTyped') typedCount = best.keys.length;
  }
  if (best === null || isVerbatim || isTyping) return best;
  if (best.keys.length === 0 && query.parsed.isOnlyFacets) return findAll();
  if (best.keys.length > 0) {
    const isGuess = typedCount === 0 && best.mainCount === 0;
    if (isGuess && plan.some(({ terms }) => terms.some(isCorrection))) {
      const uncorrected = partialClauses(parts, withoutCorrections(plan));
      if (uncorrected.some(({ isSubject }) => isSubject)) return findPartial(uncorrected);
    }
    const isSaid =
      best.keys.length >= minCompleteMatches ||
      query.parsed.words.length < 2 ||
      namesTitle(best, query);
    if (isSaid) return best;
    const clauses = partialClauses(parts, plan);
    return best.mainCount > 0 ? find(clauses, 'mainClauses') : findPartial(clauses);
  }
  const misspelt = planClauses(vocabulary, query.parsed, 'misspelt');
  const named = await find(misspelt, 'everyClause', true);
  if (named.keys.length > 0) return named;
  for (const clauses of instructorClauses(parts, misspelt)) {
    const found = await find(clauses, 'everySubject');
    if (found.hasMain) return found;
  }
  const clauses = partialClauses(parts, plan);
  const lacksSubject =
    plan.some(
      ({ asked, terms }) =>
        !terms.some(({ kind }) => kind === 'exact') && parts.glossary.leadsNowhere(nameKey(asked)),
    ) && !clauses.some(({ isSubject }) => isSubject);
  if (lacksSubject) return named;
  const partial = await findPartial(clauses);
  return isConvincing(partial, parts.core.documentCount) ? partial : named;
}
