export { buildIndex, joinIndex, type SearchIndexFiles } from './buildIndex.ts';
export { courseDocument } from './courseDocument.ts';
export { type Glossary, glossary } from './glossary/glossary.ts';
export type { Hit, SearchAnswer } from './searchAnswer.ts';
export type { SearchDocument } from './searchDocument.ts';
export {
  type IndexedSubject,
  openIndex,
  openShardedIndex,
  type SearchIndex,
  type SearchOptions,
} from './searchIndex.ts';
export { SearchIndexError, type SearchIndexErrorCode } from './searchIndexError.ts';
export type { ReadShard } from './shardStore.ts';
export type { IndexSuggestion } from './suggestTerms.ts';
