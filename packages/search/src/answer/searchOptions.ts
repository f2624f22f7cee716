import type { Understood } from '../language/wording.ts';

/** How a query is answered. */
export interface SearchOptions {
  /** The user's language, 'es'; documents in it stand first among equals. */
  language?: string | undefined;
  /** Only words as they were typed: nothing corrected, completed, inflected or translated. */
  isVerbatim?: boolean | undefined;
  /**
   * Tells how many of the values that a query says a document has: those documents stand before
   * others that match as well. Asked once per query, and only when it says one.
   */
  preferredCount?:
    | ((understood: readonly Understood[]) => Promise<(document: number) => number>)
    | undefined;
  signal?: AbortSignal | undefined;
}

/** What is looked for beside the document itself. */
export interface SimilarOptions extends SearchOptions {
  /** The number of the document, when it is one of the index: it is left out. */
  exclude?: number | undefined;
  /** Values of facets that the document has and others had better have too; for `preferredCount`. */
  like?: readonly Understood[] | undefined;
}
