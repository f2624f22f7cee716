import { stem } from '../language/stem.ts';
import type { PlacedWord } from '../language/words.ts';

/** A term of the lexicon in its words. */
export interface KnownTerm {
  /** The index of the group of the glossary, or of the related terms. */
  entry: number;
  words: readonly string[];
  stems: readonly string[];
}

const stemOfFirst = (key: string) => stem(key.split(' ', 1)[0] ?? '');

/**
 * Terms by the stem of their first word. Keeps only the entries that have such terms, and splits terms
 * when a query has that stem, since there are many terms and a query reads few. The entries of a stem
 * are a linked list, which takes half the memory of an array for each.
 */
export class TermsByStem {
  readonly #keys: readonly (readonly string[])[];
  /** For each stem, the place of its first entry. */
  readonly #first = new Map<string, number>();
  readonly #entries: Uint32Array;
  /** For each place, that of the next entry with the same stem; -1 for none. */
  readonly #next: Int32Array;
  readonly #terms = new Map<string, readonly KnownTerm[]>();

  /** @param keys the terms of each entry */
  constructor(keys: readonly (readonly string[])[]) {
    this.#keys = keys;
    const entries: number[] = [];
    const next: number[] = [];
    // From the end on, so that a list has its entries in order.
    for (let entry = keys.length - 1; entry >= 0; entry -= 1) {
      for (const stemmed of new Set(keys[entry]?.map(stemOfFirst))) {
        const place = entries.push(entry) - 1;
        next.push(this.#first.get(stemmed) ?? -1);
        this.#first.set(stemmed, place);
      }
    }
    this.#entries = Uint32Array.from(entries);
    this.#next = Int32Array.from(next);
  }

  /** The terms whose first word has the stem, the longest first. */
  startingWith(stemmed: string): readonly KnownTerm[] {
    const known = this.#terms.get(stemmed);
    if (known !== undefined) return known;
    const terms = [...this.#entriesOf(stemmed)]
      .flatMap((entry) => (this.#keys[entry] ?? []).map((key) => ({ entry, key })))
      .filter(({ key }) => stemOfFirst(key) === stemmed)
      .map(({ entry, key }): KnownTerm => {
        const words = key.split(' ');
        return { entry, words, stems: words.map(stem) };
      })
      .sort((a, b) => b.words.length - a.words.length);
    this.#terms.set(stemmed, terms);
    return terms;
  }

  *#entriesOf(stemmed: string): Generator<number> {
    let place = this.#first.get(stemmed) ?? -1;
    while (place >= 0) {
      yield this.#entries[place] ?? 0;
      place = this.#next[place] ?? -1;
    }
  }

  /** The words of all terms. */
  words(): string[] {
    return this.#keys.flatMap((terms) => terms.flatMap((key) => key.split(' ')));
  }
}

/** The longest terms that begin at a word of a query, in any inflection. */
export function longestTermsAt(
  byStem: TermsByStem,
  stems: readonly string[],
  start: number,
  isMeant: (term: KnownTerm) => boolean,
) {
  const terms = byStem
    .startingWith(stems[start] ?? '')
    .filter((term) => term.stems.every((one, place) => one === stems[start + place]))
    .filter(isMeant);
  return terms.filter(({ words }) => words.length === terms[0]?.words.length);
}

/** Whether a term stands in a query as it is written, not as an inflection. */
export const isTypedAt = (term: KnownTerm, words: readonly PlacedWord[], start: number) =>
  term.words.every((one, place) => one === words[start + place]?.word);

/** Those with the words as typed, or all if there are only inflections: 'cuentas' is not 'cuentos'. */
export function preferTyped(
  terms: readonly KnownTerm[],
  words: readonly PlacedWord[],
  start: number,
): readonly KnownTerm[] {
  const typed = terms.filter((term) => isTypedAt(term, words, start));
  return typed.length > 0 ? typed : terms;
}

const separator = '\n';
const startOf = (word: string) => word.slice(0, 3);

/**
 * Words, in one string for each start of three letters: they take much less memory than a set, and
 * most words that are not there have no such string.
 */
export class WordList {
  readonly #byStart: ReadonlyMap<string, string>;

  constructor(words: Iterable<string>) {
    const groups = Map.groupBy(new Set(words), startOf);
    this.#byStart = new Map(
      Array.from(groups, ([start, group]) => [start, ['', ...group, ''].join(separator)]),
    );
  }

  has(word: string): boolean {
    return this.#byStart.get(startOf(word))?.includes(separator + word + separator) ?? false;
  }
}
