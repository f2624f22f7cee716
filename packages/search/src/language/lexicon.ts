import type { Wording } from './wording.ts';

/** Names of one thing: a list per language. */
export type GlossaryGroup = readonly (readonly string[])[];

/** Terms that are not the name of something but lead to it: 'planets' to 'astronomy'. */
export interface RelatedTerms {
  terms: readonly string[];
  /** The names of one thing each, the nearest thing first. */
  leadTo: readonly GlossaryGroup[number][];
}

/** What an index knows of the languages of its documents, beside their own words. */
export interface Lexicon {
  glossary: readonly GlossaryGroup[];
  related: readonly RelatedTerms[];
  wording: Wording;
}
