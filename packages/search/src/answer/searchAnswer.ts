import type { FacetMention, FacetTerm } from '../language/lexicon.ts';
import type { Correction, Match } from '../query/term.ts';
import {
  classOfKey,
  documentOfKey,
  isAsTyped,
  LazyOrder,
  shareOfKey,
} from '../ranking/rankKeys.ts';

/**
 * How well a document fits the mentioned facet value at an index: 1 if it has the value, 0.5 if its value is
 * unknown, 0 if it has another one, or less where another one takes away from what else fits.
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

/** A result. */
export interface Hit {
  document: number;
  /** Higher is better; comparable within one answer only. */
  score: number;
}

/** The answer to a query; stays valid when other queries follow. */
export interface SearchAnswer {
  /** How many documents match. */
  readonly total: number;
  /** All matching documents in ascending order, which is the catalogue's order. */
  readonly documents: Uint32Array;
  /** The corrected query; null when it was answered as typed. */
  readonly correction: Correction | null;
  /** Whether a result says every word, none of them only misspelt or by its meaning. */
  readonly isAsTyped: boolean;
  /**
   * Typed words that no result contains together with the other words; empty when all were used.
   */
  readonly omittedWords: readonly string[];
  /** Facet values that the text mentions; they affect the ranking, and may be offered as filters. */
  readonly facetMentions: readonly FacetMention[];
  /**
   * Returns the `count` best hits from index `start`, limited to documents that `accepts` allows.
   * Pass the same function for every page: the answer keeps the sorted order of the last one.
   */
  rank(
    start: number,
    count: number,
    accepts?: ((document: number) => boolean) | undefined,
  ): readonly Hit[];
  /** Explains why each of these documents matches; call it once per page. */
  explain(documents: readonly number[]): readonly Match[];
  /** Whether no document at all says these words of the query, as a match's `asked` has them, in any form. */
  isUnsaid(asked: string): boolean;
}

interface AnswerParts {
  keys: Float64Array;
  bestScore: number;
  correction: Correction | null;
  omittedWords: readonly string[];
  facetMentions: readonly FacetMention[];
  explain: SearchAnswer['explain'];
  isUnsaid: SearchAnswer['isUnsaid'];
}

/** An answer from the rank keys of its documents. */
export function createAnswer({ keys, bestScore, ...said }: AnswerParts): SearchAnswer {
  const all = new LazyOrder(keys);
  let documents: Uint32Array | null = null;
  let last: { accepts: (document: number) => boolean; order: LazyOrder } | null = null;
  const orderOf = (accepts: ((document: number) => boolean) | undefined) => {
    if (accepts === undefined) return all;
    if (last?.accepts !== accepts) {
      const order = new LazyOrder(keys.filter((key) => accepts(documentOfKey(key))));
      last = { accepts, order };
    }
    return last.order;
  };
  return {
    total: keys.length,
    get documents() {
      documents ??= Uint32Array.from(keys, documentOfKey).sort();
      return documents;
    },
    get isAsTyped() {
      return keys.some((key) => isAsTyped(classOfKey(key)));
    },
    ...said,
    rank: (start, count, accepts) =>
      Array.from(orderOf(accepts).slice(start, start + count), (key) => ({
        document: documentOfKey(key),
        score: shareOfKey(key) * bestScore,
      })),
  };
}

/** The answer when nothing matches. */
export const emptyAnswer = (facetMentions: readonly FacetMention[]): SearchAnswer =>
  createAnswer({
    keys: new Float64Array(0),
    bestScore: 0,
    correction: null,
    omittedWords: [],
    facetMentions,
    explain: () => [],
    isUnsaid: () => false,
  });
