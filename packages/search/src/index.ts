export type { Hit, SearchAnswer } from './answer/searchAnswer.ts';
export {
  openIndex,
  openIndexHead,
  openShardedIndex,
  type SearchIndex,
} from './answer/searchIndex.ts';
export type { FacetFit, SearchOptions, SimilarOptions } from './answer/searchOptions.ts';
export { buildIndex, joinIndex, type SearchIndexFiles } from './index/buildIndex.ts';
export { crc32 } from './index/bytes/crc32.ts';
export { SearchIndexError, type SearchIndexErrorCode } from './index/bytes/searchIndexError.ts';
export { indexHead } from './index/indexHead.ts';
export type { IndexedName, NameField } from './index/names.ts';
export type { SearchDocument } from './index/searchDocument.ts';
export type { ReadShard } from './index/shardStore.ts';
export { packWordFilter, readWordFilter } from './index/wordFilter.ts';
export { foldText } from './language/foldText.ts';
export { furtherTerms } from './language/further/furtherTerms.ts';
export {
  type Glossary,
  type GlossaryArea,
  type GlossarySubject,
  glossary,
  glossaryGroups,
  glossarySubjects,
  glossaryWords,
} from './language/glossary/glossary.ts';
export { type GlossaryLanguage, glossaryLanguages } from './language/glossary/parseGlossary.ts';
export type { GlossaryGroup, Lexicon, RelatedTerms } from './language/lexicon.ts';
export { lowWeightWords } from './language/lowWeightWords.ts';
export { relatedTerms } from './language/related/related.ts';
export { stem } from './language/stem.ts';
export type { FacetMention, FacetTerm, FacetWording, Wording } from './language/wording.ts';
export { indexWords, type PlacedWord, typedWords } from './language/words.ts';
export { facetPhraseAt, indexFacetPhrases } from './query/facetPhrases.ts';
export type {
  Correction,
  Match,
  MatchedWord,
  MatchField,
  MatchKind,
} from './query/match.ts';
export { hasPhrase } from './query/phrases.ts';
export { type Sentence, sentenceReader } from './query/sentenceReader.ts';
export { editDistance } from './query/spelling/editDistance.ts';
