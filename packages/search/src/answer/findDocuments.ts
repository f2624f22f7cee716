import { hasSubjects } from '../index/core.ts';
import { byLabel, labelTest } from '../index/labelRuns.ts';
import type { ParsedQuery, QueryWord } from '../query/parseQuery.ts';
import type { Clause, Term } from '../query/term.ts';
import { collectKeys, type MeantSubjects, type Ranked } from '../ranking/collectKeys.ts';
import {
  type Completeness,
  mainBits,
  optionalBit,
  purposeBits,
  scoreClauses,
  type WeighedClause,
  weighClauses,
} from '../ranking/scoreClauses.ts';
import type { OpenedIndex } from './openedIndex.ts';
import type { FacetFit, SearchOptions } from './searchAnswer.ts';

/** The subjects that a query means, and how. */
interface Meaning extends MeantSubjects {
  /** Whether the query's words lead to subjects without being the name of one: 'fotos'. */
  isTopic: boolean;
}

/** The meaning of a query that names no subject. */
export const nothingMeant: Meaning = {
  share: () => 0,
  contradicts: () => false,
  isElsewhere: () => false,
  lacksNamed: () => false,
  isTopic: false,
};

/**
 * The subjects that a query names or leads to: 'fotos' is about photography, 'excel para contabilidad'
 * about Excel and accounting. None for a query with other words too, which describes one document
 * rather than a subject.
 */
export async function meantSubjects(
  { core, glossary, lists, subjectsOf }: OpenedIndex,
  words: readonly QueryWord[],
  signal: AbortSignal | undefined,
): Promise<Meaning> {
  const meant = glossary
    .keysIn(words)
    .map(({ length, terms, names, isAsTyped }) => ({
      length,
      names: [...new Set(terms.flatMap(subjectsOf))],
      leadsOn: isAsTyped && names.every((key) => subjectsOf(key).length === 0),
    }))
    .filter(({ names }) => names.length > 0);
  const wordsMeant = meant.reduce((sum, { length }) => sum + length, 0);
  if (meant.length === 0 || wordsMeant < words.length) return nothingMeant;
  await lists.load(
    [],
    meant.flatMap(({ names }) => names),
    signal,
  );
  const isSubject = subjectsOf(words.map(({ word }) => word).join(' ')).length > 0;
  const categoryOf = byLabel(core.categories, (category) => category);
  const categories = new Set(['']);
  const isAbout = meant.map(({ names }) => {
    const documents = new Uint8Array(core.documentCount);
    for (const name of names) {
      for (const document of lists.ofName(name).documents) {
        documents[document] = 1;
        categories.add(categoryOf(document));
      }
    }
    return documents;
  });
  const share = (document: number) =>
    isAbout.reduce((sum, documents) => sum + (documents[document] ?? 0), 0) / isAbout.length;
  const isDescribed = labelTest(core.subjectMarks, hasSubjects);
  return {
    share,
    contradicts: (document) => share(document) === 0 && isDescribed(document),
    isElsewhere: (document) => !isDescribed(document) && !categories.has(categoryOf(document)),
    lacksNamed: (document) => isSubject && share(document) === 0,
    isTopic: !isSubject && meant.every(({ leadsOn }) => leadsOn),
  };
}

const ownFactor = 1.15;
const thirdFactor = 0.8;

/** The languages whose words the lexicon and the stems know; '' is none in particular. */
const knownLanguages: ReadonlySet<string> = new Set(['es', 'en', '']);

/** Whether nothing tells that the user knows the language, nor do the lexicon and the stems. */
export const isThirdLanguage = (language: string, ofUser: string | undefined): boolean =>
  language !== ofUser && ofUser !== undefined && !knownLanguages.has(language);

/** The factor of a document's score by its language: a user's own comes first, a third one last. */
export function languageFactor(language: string, ofUser: string | undefined): number {
  if (language === ofUser) return ownFactor;
  return isThirdLanguage(language, ofUser) ? thirdFactor : 1;
}

/** A query with its options and what it means. */
export interface Query {
  parsed: ParsedQuery;
  excluded: readonly Term[];
  options: SearchOptions;
  facetFit: FacetFit | null;
  meant: Meaning;
}

/** The matches of a plan, and the weights of its clauses. */
export interface Found extends Ranked {
  clauses: readonly WeighedClause[];
}

interface Plan {
  clauses: readonly Clause[];
  /** What a document has to match. */
  completeness: Completeness;
  /** Whether a misspelt word may be a person's name. */
  mayBeNames: boolean;
  /** Whether what documents are about comes before the words that they say. */
  isTopic: boolean;
}

/** The required clauses, parted into those that the best documents match and those that they lack. */
export function metClauses({ clauses, bestMask }: Found) {
  const required = clauses.filter(({ isOptional }) => !isOptional);
  const isMet = (place: number) => (bestMask & (1 << place)) !== 0;
  return {
    met: required.filter((_, place) => isMet(place)),
    lacking: required.filter((_, place) => !isMet(place)),
  };
}

/** Lets misspelt words match in every field, whole names of people included. */
const withNames = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause) => ({
    ...clause,
    terms: clause.terms.map((term) =>
      term.kind === 'fuzzy' && !term.isUnfinished ? { ...term, ignoredFields: 0 } : term,
    ),
  }));

/** Loads the posting lists of the clauses and ranks their matches. */
export async function findDocuments(
  parts: OpenedIndex,
  query: Query,
  { clauses: planned, completeness, mayBeNames, isTopic }: Plan,
): Promise<Found> {
  const { core, lists, accumulator } = parts;
  const { excluded, options, facetFit, meant } = query;
  const terms = [...excluded, ...planned.flatMap((clause) => clause.terms)];
  await lists.load(new Set(terms.flatMap(({ tokens }) => tokens)), [], options.signal);
  const plan = mayBeNames ? withNames(planned) : planned;
  const clauses = weighClauses(plan, core.dictionary, core.documentCount);
  const phrases = query.parsed.phrases.length;
  const matchesAll = query.parsed.isOnlyFacets && clauses.every(({ isOptional }) => isOptional);
  const isFitRequired = matchesAll && facetFit !== null;
  scoreClauses(parts, clauses, { completeness, matchesAll, phrases, excluded });
  const required = clauses.filter(({ isOptional }) => !isOptional);
  const optional = clauses.filter(({ isOptional }) => isOptional);
  const found = collectKeys(accumulator(), {
    weights: required.map(({ weight }) => weight),
    wordCounts: required.map(({ wordCount }) => wordCount),
    main: mainBits(clauses, completeness),
    purposes: purposeBits(clauses),
    optionalBits: optional.reduce(
      (bits, clause, place) => (clause.terms.length > 0 ? bits | optionalBit(clause, place) : bits),
      0,
    ),
    facets: query.parsed.facetMentions.map((_, index) =>
      optional.reduce(
        (bits, clause, place) =>
          clause.names === index ? bits | optionalBit(clause, place) : bits,
        0,
      ),
    ),
    isPartial: completeness !== 'everyClause',
    languageFactor: byLabel(core.languages, (one) => languageFactor(one, options.language)),
    isThirdLanguage: byLabel(core.languages, (one) => isThirdLanguage(one, options.language)),
    meant,
    isOfNamedLanguage: byLabel(core.languages, (one) =>
      query.parsed.offeredMentions.some(({ value, isWholeText }) => isWholeText && value === one),
    ),
    isOwnLanguage: byLabel(
      core.languages,
      (one) => options.language === undefined || one === options.language,
    ),
    categoryOf: byLabel(core.categories, (category) => category),
    isTopic: isTopic && !isFitRequired,
    facetFit,
    isFitRequired,
  });
  return { clauses, ...found };
}
