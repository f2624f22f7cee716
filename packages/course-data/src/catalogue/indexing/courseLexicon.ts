import { furtherTerms, glossaryGroups, type Lexicon, relatedTerms } from '@aulario/search';
import { courseWording } from './courseWording.ts';

/** The linguistic data for reading a query. Contains the platforms known at the time of the call. */
export const courseLexicon = (): Lexicon => ({
  glossary: glossaryGroups,
  related: relatedTerms,
  wording: courseWording(),
});

/** The linguistic data of an index of courses. */
export const courseIndexLexicon = (): Lexicon => ({ ...courseLexicon(), further: furtherTerms });
