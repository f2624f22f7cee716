/** Why an index was refused: its bytes are not what was built, or another version wrote them. */
export type SearchIndexErrorCode = 'damaged' | 'version';

/** A search index that cannot be read. */
export class SearchIndexError extends Error {
  override readonly name = 'SearchIndexError';
  readonly code: SearchIndexErrorCode;

  constructor(code: SearchIndexErrorCode, detail: string) {
    super(`The search index is refused (${code}): ${detail}`);
    this.code = code;
  }
}

/** Refuses an index whose bytes contradict themselves. */
export function damaged(detail: string): never {
  throw new SearchIndexError('damaged', detail);
}
