/** Why an index was refused: `damaged` bytes, or written by another `version` of the format. */
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

/** Throws for an index whose bytes are inconsistent. */
export function damaged(detail: string): never {
  throw new SearchIndexError('damaged', detail);
}
