import type { Understood } from '../language/wording.ts';

/** Options of a query. */
export interface SearchOptions {
  /** The user's language, 'es'; documents in it rank first among equals. */
  language?: string | undefined;
  /** Matches words only as typed: no corrections, completions, inflections or translations. */
  isVerbatim?: boolean | undefined;
  /**
   * Returns a function that counts how many of the mentioned facet values a document has. Such
   * documents rank before others that match equally well. Called once per query, and only when the
   * query mentions a facet value.
   */
  preferredCount?:
    | ((understood: readonly Understood[]) => Promise<(document: number) => number>)
    | undefined;
  signal?: AbortSignal | undefined;
}

/** Options of the search for similar documents. */
export interface SimilarOptions extends SearchOptions {
  /** The docId of the document if it is indexed, to exclude it from the result. */
  exclude?: number | undefined;
  /** Facet values that similar documents should share; for `preferredCount`. */
  like?: readonly Understood[] | undefined;
}
