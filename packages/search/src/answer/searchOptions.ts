import type { FacetTerm } from '../language/wording.ts';

/**
 * How well a document fits the mentioned facet value at an index: 1 if it has the value, 0 if it has
 * another one, 0.5 if its value is unknown.
 */
export type FacetFit = (document: number, index: number) => number;

/** Options of a query. */
export interface SearchOptions {
  /** The user's language, 'es'; documents in it rank first among equals. */
  language?: string | undefined;
  /** Matches words only as typed: no corrections, completions, inflections or translations. */
  isVerbatim?: boolean | undefined;
  /**
   * Whether the text is still being typed, as for suggestions: every word must match, and nothing
   * that is only related does. Reads a fraction of the lists.
   */
  isTyping?: boolean | undefined;
  /**
   * Returns how well documents fit the mentioned facet values. Those that fit rank before others
   * that match as well. Called once per query, and only when the query mentions a facet value.
   */
  facetFit?: ((terms: readonly FacetTerm[]) => Promise<FacetFit>) | undefined;
  signal?: AbortSignal | undefined;
}

/** Options of the search for similar documents. */
export interface SimilarOptions extends SearchOptions {
  /** The docId of the document if it is indexed, to exclude it from the result. */
  exclude?: number | undefined;
  /** Facet values that similar documents should share; for `facetFit`. */
  like?: readonly FacetTerm[] | undefined;
}
