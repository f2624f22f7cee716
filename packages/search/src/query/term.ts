import { fieldBits } from '../index/postings/decodePostings.ts';

/**
 * How a word of the query matches a word of the document. Compounds are one word in one of them and
 * two in the other: 'power point' and 'powerpoint'.
 */
export type MatchKind =
  | 'exact'
  | 'prefix'
  | 'fuzzy'
  | 'stem'
  | 'compound'
  | 'translation'
  | 'synonym'
  | 'related'
  | 'phrase';

/** The field of a document that a word matched in. */
export type MatchField =
  | 'title'
  | 'headline'
  | 'instructor'
  | 'institution'
  | 'platform'
  | 'subject'
  | 'category';

/** One word of a query and its match in one document. */
export interface MatchedWord {
  /** As typed. */
  asked: string;
  /** The matched word in lower case, with the accents that documents mostly write. */
  found: string;
  kind: MatchKind;
  fields: readonly MatchField[];
  /** Its share of the score, 0 to 1; the shares of all words add up to 1. */
  share: number;
}

/** Why a document matches a query. */
export interface Match {
  /** Comparable within one answer only. */
  score: number;
  words: readonly MatchedWord[];
}

/** A query whose words were corrected because it found nothing as typed. */
export interface Correction {
  /** The text as typed. */
  from: string;
  /** The text with the corrected words. */
  to: string;
}

/**
 * The rank of a kind of match: exact first, then inflected, compound and translated, then prefixes,
 * then misspelt words, then related terms.
 */
const tiers: Readonly<Record<MatchKind, number>> = {
  exact: 0,
  phrase: 0,
  stem: 1,
  compound: 1,
  synonym: 1,
  translation: 1,
  prefix: 2,
  fuzzy: 3,
  related: 4,
};

/** The tier of a misspelt word. */
export const fuzzyTier = tiers.fuzzy;

/** The tier of an inflected, compound or translated word. */
export const changedTier = tiers.stem;

/** The tier of a related word. */
export const relatedTier = tiers.related;

/** The tier of a match in secondary fields only. */
export const asideTier = tiers.related;

/** The fields of names. */
const names = fieldBits.instructor | fieldBits.institution | fieldBits.platform;

/**
 * The fields where a kind of match does not count: an inflection is never a person's name, and what
 * is only related to a word of a headline is about something else.
 */
const ignored: Readonly<Record<MatchKind, number>> = {
  exact: 0,
  phrase: 0,
  compound: 0,
  prefix: 0,
  stem: names | fieldBits.category,
  synonym: names,
  translation: names,
  related: names | fieldBits.category | fieldBits.headline,
  fuzzy: fieldBits.instructor,
};

/** One way in which a document can match a word of a query. */
export interface Term {
  /** The tokens that the document must all contain. */
  tokens: readonly number[];
  kind: MatchKind;
  tier: number;
  /** The share of the word's weight that the match scores, 0 to 1. */
  quality: number;
  /** The bits of the fields where the match does not count. */
  ignoredFields: number;
  /** Whether one field must hold all tokens: those of another name of what was typed. */
  isInOneField?: boolean | undefined;
  /** Whether a title with it says what was typed, as in another number. */
  isSaid?: boolean | undefined;
  /** Whether the typed word may be an unfinished, misspelt form of this and other tokens. */
  isUnfinished?: boolean | undefined;
  /** For a phrase or a split word, the distance of each token from the first one. */
  offsets?: readonly number[] | undefined;
}

/** A word or a phrase of a query with every term that matches it. */
export interface Clause {
  /** As typed. */
  asked: string;
  /** The position of its first word in the query. */
  position: number;
  terms: readonly Term[];
  /** Whether a document may match without it. */
  isOptional: boolean;
  /** Whether nearly every document could contain it; then it does not count in titles. */
  isDomainStopWord?: boolean | undefined;
  /** The index of the mentioned facet value that an optional clause helps to name; -1 for none. */
  names?: number | undefined;
  /** Whether it names a subject of the documents, which weighs more. */
  isSubject?: boolean | undefined;
  /** Whether it tells what or whom the subject is for: a document may match without it. */
  isPurpose?: boolean | undefined;
  /** How many words of the query it stands for; 1 when left out. */
  wordCount?: number | undefined;
}

/** Creates a term with the tier and the ignored fields of its kind. */
export const createTerm = (
  kind: MatchKind,
  tokens: readonly number[],
  quality: number,
  more: Pick<Term, 'isUnfinished' | 'offsets' | 'isInOneField' | 'isSaid'> = {},
): Term => ({ tokens, kind, tier: tiers[kind], quality, ignoredFields: ignored[kind], ...more });

/** The token as it was typed. */
export const exactTerm = (id: number): Term => createTerm('exact', [id], 1);
