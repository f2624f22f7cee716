import { glossaryGroups, type Lexicon, relatedTerms } from '@aulario/search';
import { courseWording } from './courseWording.ts';

/** What an index of courses knows of how people speak. Platforms are those known by now. */
export const courseLexicon = (): Lexicon => ({
  glossary: glossaryGroups,
  related: relatedTerms,
  wording: courseWording(),
});
