import type { Wording } from './wording.ts';

/** Names of one thing: a list per language. */
export type GlossaryGroup = readonly (readonly string[])[];

/** Terms that are not synonyms of something but related to it: 'planets' to 'astronomy'. */
export interface RelatedTerms {
  terms: readonly string[];
  /** The names of each related thing, the closest one first. */
  leadTo: readonly GlossaryGroup[number][];
  /**
   * Whether the terms are names of their own, as 'Figma': courses that say them come before those
   * that only have the subject.
   */
  areNames?: boolean | undefined;
  /** Whether the terms are the names of one subject, and what they lead to can stand in for it. */
  areSubject?: boolean | undefined;
}

/** The linguistic data of an index: synonyms, related terms, wording. */
export interface Lexicon {
  glossary: readonly GlossaryGroup[];
  related: readonly RelatedTerms[];
  /**
   * More related terms, too many for every reader to fetch: a query reads them only when the rest
   * leaves words of it unanswered. None when left out.
   */
  further?: readonly RelatedTerms[] | undefined;
  wording: Wording;
}
