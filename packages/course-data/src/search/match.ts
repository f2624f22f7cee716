/** How a word of a query met a word of a course. */
export type MatchKind = 'exact' | 'prefix' | 'fuzzy' | 'stem' | 'translation' | 'phrase';

/** Where in a course a word was found. */
export type MatchField =
  | 'title'
  | 'headline'
  | 'instructor'
  | 'institution'
  | 'platform'
  | 'subject'
  | 'category';

/** One word of a query, and what of a course it met. */
export interface MatchedWord {
  /** As it was typed. */
  asked: string;
  /** The folded word of the course; several words when a phrase or a translation met them. */
  found: string;
  kind: MatchKind;
  fields: readonly MatchField[];
  /** Part of the score, 0 to 1; the shares of a match add up to 1. */
  share: number;
}

/** Why a course is among the results. */
export interface Match {
  /** The larger, the better; comparable inside one answer only. */
  score: number;
  words: readonly MatchedWord[];
}

/** What a query was taken for. */
export interface Correction {
  /** As it was typed. */
  from: string;
  /** The same text with the words that were found. */
  to: string;
}
