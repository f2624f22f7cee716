import { byLabel } from '../index/labelRuns.ts';
import type { ParsedQuery } from '../query/parseQuery.ts';
import type { Clause, Term } from '../query/term.ts';
import { collectKeys, type Ranked } from '../ranking/collectKeys.ts';
import {
  type Completeness,
  mainBits,
  optionalBit,
  purposeBits,
  scoreClauses,
} from '../ranking/scoreClauses.ts';
import { type WeighedClause, weighClauses } from '../ranking/weighClauses.ts';
import type { MeantSubjects } from './meantSubjects.ts';
import type { OpenedIndex } from './openedIndex.ts';
import type { FacetFit, SearchOptions } from './searchAnswer.ts';

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

/** A parsed query. */
export interface Query {
  parsed: ParsedQuery;
  excluded: readonly Term[];
  options: SearchOptions;
  facetFit: FacetFit | null;
  meant: MeantSubjects;
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

/** Lets misspelt words match in every field, names of people included. */
const withNames = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause) => ({
    ...clause,
    terms: clause.terms.map((term) =>
      term.kind === 'fuzzy' ? { ...term, ignoredFields: 0 } : term,
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
    meantShare: meant.share,
    contradicts: meant.contradicts,
    lacksNamed: meant.lacksNamed,
    mayNameFacet: query.parsed.offeredMentions.length > query.parsed.facetMentions.length,
    isOwnLanguage: byLabel(
      core.languages,
      (one) => options.language === undefined || one === options.language,
    ),
    isTopic: isTopic && !isFitRequired,
    facetFit,
    isFitRequired,
  });
  return { clauses, ...found };
}
