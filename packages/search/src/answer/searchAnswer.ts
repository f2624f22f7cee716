import type { FacetMention } from '../language/wording.ts';
import type { Correction, Match } from '../query/match.ts';
import { isAsTyped } from '../ranking/rankClass.ts';
import { classOfKey, documentOfKey, LazyOrder, shareOfKey } from '../ranking/rankKeys.ts';

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
export const emptyAnswer = (facetMentions: readonly FacetMention[] = []): SearchAnswer =>
  createAnswer({
    keys: new Float64Array(0),
    bestScore: 0,
    correction: null,
    omittedWords: [],
    facetMentions,
    explain: () => [],
    isUnsaid: () => false,
  });
