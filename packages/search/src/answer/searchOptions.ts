import type { Understood } from '../language/wording.ts';

/** Options of a query. */
export interface SearchOptions {
  /** The user's language, 'es'; documents in it rank first among equals. */
  language?: string | undefined;
  /** Only words as they were typed: nothing corrected, completed, inflected or translated. */
  isVerbatim?: boolean | undefined;
  /**
   * Returns how many of the facet values that a query mentions a document has: those documents rank
   * before others that match as well. Called once per query, and only when it mentions one.
   */
  preferredCount?:
    | ((understood: readonly Understood[]) => Promise<(document: number) => number>)
    | undefined;
  signal?: AbortSignal | undefined;
}

/** Options of the search for similar documents. */
export interface SimilarOptions extends SearchOptions {
  /** The docId, when the document is in the index: it is left out. */
  exclude?: number | undefined;
  /** Facet values that similar documents should share; for `preferredCount`. */
  like?: readonly Understood[] | undefined;
}
