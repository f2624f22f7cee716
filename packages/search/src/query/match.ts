/**
 * How a word that was asked for and a word of the course belong together. Compounds are written in
 * one word here and in two there: 'power point' and 'powerpoint'.
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

/** Where in a course a word was found. */
export type MatchField =
  | 'title'
  | 'headline'
  | 'instructor'
  | 'institution'
  | 'platform'
  | 'subject'
  | 'category';

/** One word of a text and what it found in one course. */
export interface MatchedWord {
  /** As typed. */
  asked: string;
  /** What the course says, folded: without case and accents. Several words for phrases. */
  found: string;
  kind: MatchKind;
  fields: readonly MatchField[];
  /** Its part of the score, 0 to 1; the shares of all words add up to 1. */
  share: number;
}

/** Why a course answers a text. */
export interface Match {
  /** Comparable within one answer only. */
  score: number;
  words: readonly MatchedWord[];
}

/** A text in which words had to be corrected to find anything. */
export interface Correction {
  /** The text as typed. */
  from: string;
  /** The text with the corrected words. */
  to: string;
}
