import { fuzzyTier } from '../query/term.ts';

/**
 * The rank of a result as one number that a typed array can sort: the class (8 bits, smaller is
 * better), the score (24 bits, larger is better), the docId (21 bits, smaller is better).
 */
const documentRange = 2 ** 21;
const scoreRange = 2 ** 24;
const classRange = documentRange * scoreRange;

/** Packs a rank. `share` is the score divided by the best score, 0 to 1. */
export function rankKey(rankClass: number, share: number, document: number): number {
  const lost = Math.round((1 - share) * (scoreRange - 1));
  return rankClass * classRange + lost * documentRange + document;
}

export const documentOfKey = (key: number): number => key % documentRange;

export const classOfKey = (key: number): number => Math.floor(key / classRange);

export const shareOfKey = (key: number): number =>
  1 - (Math.floor(key / documentRange) % scoreRange) / (scoreRange - 1);

/** Moves the `count` smallest keys to the front, unsorted: Hoare's quickselect. */
function select(keys: Float64Array, count: number): void {
  let low = 0;
  let high = keys.length - 1;
  while (low < high) {
    const pivot = keys[(low + high) >>> 1] ?? 0;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((keys[left] ?? 0) < pivot) left += 1;
      while ((keys[right] ?? 0) > pivot) right -= 1;
      if (left <= right) {
        const kept = keys[left] ?? 0;
        keys[left] = keys[right] ?? 0;
        keys[right] = kept;
        left += 1;
        right -= 1;
      }
    }
    if (count <= right + 1) high = right;
    else if (count > left) low = left;
    else return;
  }
}

/** Sorts keys lazily, only as far as they are read. */
export class LazyOrder {
  readonly #keys: Float64Array;
  #ordered = 0;

  /** Takes ownership of the keys, and reorders them. */
  constructor(keys: Float64Array) {
    this.#keys = keys;
  }

  get length(): number {
    return this.#keys.length;
  }

  /** The sorted keys from `start` to `end`. */
  slice(start: number, end: number): Float64Array {
    this.#order(Math.min(end, this.#keys.length));
    return this.#keys.slice(start, end);
  }

  #order(needed: number): void {
    if (needed <= this.#ordered) return;
    const wanted = Math.min(this.#keys.length, Math.max(64, 2 * needed));
    const rest = this.#keys.subarray(this.#ordered);
    if (wanted < this.#keys.length / 2) select(rest, wanted - this.#ordered);
    this.#keys.subarray(this.#ordered, wanted < this.#keys.length / 2 ? wanted : undefined).sort();
    this.#ordered = wanted < this.#keys.length / 2 ? wanted : this.#keys.length;
  }
}

/**
 * The class of a result, best first: the title equals the query; the query names a subject of the
 * document; the title says every word; then all others by what they miss and by the tier of their
 * worst match.
 */
export const wholeTitle = 0;
export const namedSubject = 1;
const firstTitled = 2;
export const firstOther = 6;
const tierCount = 5;
/** A class must fit in eight bits. */
const lastIncomplete = Math.floor((255 - firstOther) / tierCount) - 1;

/** The class of a title that says every word: the reader's language first, then words as typed. */
export const titledClass = (isOwnLanguage: boolean, tier: number): number =>
  firstTitled + (isOwnLanguage ? 0 : 2) + tier;

/** The class of a partial match; `rank` is the rank of its set of matched clauses, from 1. */
export const incompleteClass = (rank: number, worst: number): number =>
  firstOther + Math.min(rank, lastIncomplete) * tierCount + worst;

/** Whether documents of a class match every word of the query. */
export const isWhole = (rankClass: number): boolean => rankClass < firstOther + tierCount;

/** Whether documents of a class match every word, none of them only as misspelt or related. */
export const isAsTyped = (rankClass: number): boolean => rankClass < firstOther + fuzzyTier;
