import { fieldBits } from '../index/postings/decodePostings.ts';
import { nameKey } from '../language/words.ts';
import type { ParsedQuery } from '../query/parseQuery.ts';
import { planClauses, type Stage, stages } from '../query/planClauses.ts';
import type { Vocabulary } from '../query/spelling/compounds.ts';
import type { Clause, Term } from '../query/term.ts';
import { classOfKey, wholeTitle } from '../ranking/rankKeys.ts';
import type { Completeness } from '../ranking/scoreClauses.ts';
import { isConvincing } from './convincing.ts';
import { type Found, findDocuments, type Query } from './findDocuments.ts';
import { namesSubject, type OpenedIndex, vocabularyOf } from './openedIndex.ts';

/** A stage that may follow another one. */
type LaterStage = Exclude<Stage, 'verbatim' | 'asTyped'>;

/** Skips a stage when the stages before it have found at least this many documents. */
const documentsToSkip: Readonly<Record<LaterStage, number>> = { misspelt: 12, related: 3 };

/** What is said in a headline only does not keep related documents out. */
const countOf = ({ keys, mainCount }: Found, stage: LaterStage) =>
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
export const minCompleteMatches = 3;

/** The start of a person's name is no match of a finished query: 'Carroll' of 'carro'. */
const exceptBegunNames = (plan: readonly Clause[]): Clause[] =>
  plan.map((clause) => ({
    ...clause,
    terms: clause.terms.map((term) =>
      term.kind === 'prefix'
        ? { ...term, ignoredFields: term.ignoredFields | fieldBits.instructor }
        : term,
    ),
  }));

const isExact = ({ kind }: Term) => kind === 'exact';

const isForm = ({ kind }: Term) => kind === 'stem' || kind === 'fuzzy';

/** The names that the words of a clause may be: as typed, and where no document says that as corrected. */
function namesAsked({ core }: OpenedIndex, { asked, terms }: Clause): string[] {
  const form = terms.some(isExact) ? undefined : terms.find(isForm);
  const words = form?.tokens.map((token) => core.dictionary.token(token)) ?? [];
  return [nameKey(asked), ...(form === undefined ? [] : [words.join(' ')])];
}

/**
 * The clauses of a partial match. Those that name a subject, or are related to one, are marked: it
 * drops them last. What a named subject is for is dropped first: 'psychology' of 'statistics for psychology'.
 */
function partialClauses(
  parts: OpenedIndex,
  { purposeAt }: ParsedQuery,
  plan: readonly Clause[],
): Clause[] {
  const isPurpose = ({ position }: Clause) => position >= purposeAt;
  const isNamed = (clause: Clause) =>
    namesAsked(parts, clause).some((name) => namesSubject(parts, name));
  const isFor = (clause: Clause) =>
    !isPurpose(clause) && (isNamed(clause) || parts.wording.alone.has(nameKey(clause.asked)));
  const hasPurpose = plan.some(isPurpose) && plan.some(isFor);
  const isAnyNamed = plan.some(isNamed);
  // Several words are one clause where the lexicon has them as a name: 'real estate'.
  const isMeant = ({ asked, terms }: Clause) =>
    asked.includes(' ') || terms.some(({ kind }) => kind === 'related');
  return plan.map((clause) => ({
    ...clause,
    isSubject: hasPurpose ? isFor(clause) : isNamed(clause) || (!isAnyNamed && isMeant(clause)),
    isPurpose: hasPurpose && isPurpose(clause),
  }));
}

/** Whether the clauses name no subject, and the plan one that no document has: 'makeup' of 'makeup artist'. */
const lacksSubject = (
  { glossary }: OpenedIndex,
  plan: readonly Clause[],
  clauses: readonly Clause[],
) =>
  !clauses.some(({ isSubject }) => isSubject) &&
  plan.some(({ asked, terms }) => !terms.some(isExact) && glossary.leadsNowhere(nameKey(asked)));

/** Suggestions need few documents, and each completion may cost a request. */
const maxCompletionsTyping = 6;

/** The clauses with the most frequent completions only. */
const withFewCompletions = ({ core }: OpenedIndex, plan: readonly Clause[]): Clause[] =>
  plan.map((clause) => {
    const { prefix = [], other = [] } = Object.groupBy(clause.terms, ({ kind }) =>
      kind === 'prefix' ? kind : 'other',
    );
    const frequency = ({ tokens: [token = 0] }: Term) => core.dictionary.frequency(token);
    const few = prefix.toSorted((a, b) => frequency(b) - frequency(a));
    return { ...clause, terms: [...other, ...few.slice(0, maxCompletionsTyping)] };
  });

/**
 * The clauses of a partial match where two adjacent words are the name of an instructor, which every
 * match must have: 'profesor charles severance'. One for each two words that the lexicon does not have.
 */
function instructorClauses({ glossary }: OpenedIndex, plan: readonly Clause[]): Clause[][] {
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

function stagesOf({ options }: Query, isTopic: boolean): readonly [Stage, ...LaterStage[]] {
  if (options.isVerbatim) return ['verbatim'];
  if (options.isTyping) return ['asTyped', 'misspelt'];
  return isTopic ? ['related'] : stages;
}

/** A search of the index for the matches of one query. */
interface Search {
  parts: OpenedIndex;
  query: Query;
  vocabulary: Vocabulary;
  /** Whether what documents are about comes before the words that they say. */
  isTopic: boolean;
  find: (
    clauses: readonly Clause[],
    completeness: Completeness,
    mayBeNames?: boolean,
  ) => Promise<Found>;
}

function searchFor(parts: OpenedIndex, query: Query): Search {
  const { meant, parsed, options } = query;
  const isTopic = meant.isTopic && parsed.phrases.length === 0 && !options.isVerbatim;
  return {
    parts,
    query,
    vocabulary: vocabularyOf(parts),
    isTopic,
    find: (planned, completeness, mayBeNames = false) => {
      const clauses = options.isTyping
        ? withFewCompletions(parts, planned)
        : exceptBegunNames(planned);
      return findDocuments(parts, query, { clauses, completeness, mayBeNames, isTopic });
    },
  };
}

/** Finds the documents that fit the facet values of a query, whatever its words are. */
const findFitting = ({ find, vocabulary, query }: Search): Promise<Found> =>
  find(planClauses(vocabulary, withoutSubject(query.parsed), 'asTyped'), 'everyClause');

/** Finds documents that match some of the clauses. */
async function findPartial({ find }: Search, clauses: readonly Clause[]): Promise<Found> {
  // Documents with every subject leave out all others, and few lists are read to find them.
  if (clauses.filter(({ isSubject }) => isSubject).length > 1) {
    const found = await find(clauses, 'everySubject');
    if (found.hasMain) return found;
  }
  return find(clauses, 'anyClause');
}

/** What the last stage that ran has found. */
interface Staged {
  found: Found;
  plan: readonly Clause[];
  /** The number of documents that match every word as typed. */
  typedCount: number;
}

/** Runs the stages until enough documents match every clause. */
async function runStages({ find, query, vocabulary, isTopic }: Search): Promise<Staged> {
  const [first, ...others] = stagesOf(query, isTopic);
  let plan = planClauses(vocabulary, query.parsed, first);
  let found = await find(plan, 'everyClause');
  const typedCount = first === 'asTyped' ? found.keys.length : 0;
  for (const stage of others) {
    if (countOf(found, stage) >= documentsToSkip[stage] || namesTitle(found, query)) break;
    const next = planClauses(vocabulary, query.parsed, stage);
    if (signatureOf(next) === signatureOf(plan)) continue;
    plan = next;
    found = await find(plan, 'everyClause');
  }
  return { found, plan, typedCount };
}

/** Adds partial matches to few complete ones, or replaces those of a mere guess. */
async function withPartialMatches(
  search: Search,
  { found, plan, typedCount }: Staged,
): Promise<Found> {
  const { find, parts, query } = search;
  const isGuess = typedCount === 0 && found.mainCount === 0;
  if (isGuess && plan.some(({ terms }) => terms.some(isCorrection))) {
    const uncorrected = partialClauses(parts, query.parsed, withoutCorrections(plan));
    if (uncorrected.some(({ isSubject }) => isSubject)) return findPartial(search, uncorrected);
  }
  const isEnough =
    found.keys.length >= minCompleteMatches ||
    query.parsed.words.length < 2 ||
    namesTitle(found, query);
  if (isEnough) return found;
  const clauses = partialClauses(parts, query.parsed, plan);
  return found.mainCount > 0 ? find(clauses, 'mainClauses') : findPartial(search, clauses);
}

/** Finds documents where none matches every clause: by names of people, then partial matches. */
async function findIncomplete(search: Search, plan: readonly Clause[]): Promise<Found> {
  const { find, parts, query, vocabulary } = search;
  const misspelt = planClauses(vocabulary, query.parsed, 'misspelt');
  const named = await find(misspelt, 'everyClause', true);
  if (named.keys.length > 0) return named;
  for (const clauses of instructorClauses(parts, misspelt)) {
    const found = await find(clauses, 'everySubject');
    if (found.hasMain) return found;
  }
  const clauses = partialClauses(parts, query.parsed, plan);
  if (lacksSubject(parts, plan, clauses)) return named;
  let partial = await findPartial(search, clauses);
  if (partial.keys.length === 0 && misspelt.length > plan.length) {
    // Half of a name that no document says still tells more than nothing: 'historia' of 'historia del arte'.
    const halves = partialClauses(parts, query.parsed, misspelt);
    if (lacksSubject(parts, misspelt, halves)) return named;
    partial = await findPartial(search, halves);
  }
  return isConvincing(partial, parts.core.documentCount, query.options.language) ? partial : named;
}

/**
 * Runs the stages until enough documents are found; documents of an earlier stage keep their place
 * before later ones. If no document matches all words, retries with misspelt words as personal
 * names, then allows documents to miss the least significant words; but if the query is about a
 * subject that no document has, the other words alone would be about something else. A correction
 * that leaves the other words to headlines is worse than the subject without the corrected word. A
 * query that only names facet values finds the documents that fit them.
 */
export async function findByStages(parts: OpenedIndex, query: Query): Promise<Found> {
  const search = searchFor(parts, query);
  if (asksForAny(query)) {
    const fitting = await findFitting(search);
    if (fitting.keys.length > 0) return fitting;
  }
  const staged = await runStages(search);
  if (query.options.isVerbatim || query.options.isTyping) return staged.found;
  if (staged.found.keys.length > 0) return withPartialMatches(search, staged);
  return query.parsed.isOnlyFacets ? findFitting(search) : findIncomplete(search, staged.plan);
}
