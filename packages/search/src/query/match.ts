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
