export type {
  FacetFit,
  SearchAnswer,
  SearchOptions,
} from './answer/searchAnswer.ts';
export {
  openIndex,
  openIndexHead,
  openShardedIndex,
  type SearchIndex,
} from './answer/searchIndex.ts';
export { buildIndex, indexHead, joinIndex, type SearchIndexFiles } from './index/buildIndex.ts';
export { SearchIndexError } from './index/bytes/bytes.ts';
export { crc32 } from './index/bytes/crc32.ts';
export type { SearchDocument } from './index/names.ts';
export { packWordFilter, readWordFilter } from './index/wordFilter.ts';
export { furtherTerms } from './language/further/furtherTerms.ts';
export {
  type GlossaryArea,
  type GlossaryLanguage,
  type GlossarySubject,
  glossary,
  glossaryGroups,
  glossaryLanguages,
  glossarySubjects,
  glossaryWords,
} from './language/glossary/glossary.ts';
export type {
  FacetMention,
  FacetTerm,
  FacetWording,
  Lexicon,
  Wording,
} from './language/lexicon.ts';
export { lowWeightWords } from './language/lowWeightWords.ts';
export { primaryLanguage } from './language/primaryLanguage.ts';
export { relatedTerms } from './language/related/related.ts';
export { stem } from './language/stem.ts';
export { foldText, indexWords, typedWords } from './language/words.ts';
export { alternativesOf, facetPhraseAt, indexFacetPhrases } from './query/facetPhrases.ts';
export { type Sentence, sentenceReader } from './query/parseQuery.ts';
export { hasPhrase } from './query/phrases.ts';
export { isWithinEdits } from './query/spelling/editDistance.ts';
export type { Correction, Match, MatchedWord, MatchField, MatchKind } from './query/term.ts';
export { unknownFit } from './ranking/facetFits.ts';
