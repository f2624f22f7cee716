import { stem } from '../language/stem.ts';
import type { PlacedWord } from '../language/words.ts';

/** A term of the lexicon in its words. */
export interface KnownTerm {
  /** The index of the group of the glossary, or of the related terms. */
  entry: number;
  words: readonly string[];
  stems: readonly string[];
}

const firstOf = (key: string) => key.split(' ', 1)[0] ?? '';

/** A word and its stem begin with the same letters, at least so many. */
const startLength = 3;
const startOf = (word: string) => word.slice(0, startLength);

/** The start of the first word of a key. */
function startOfKey(key: string): string {
  const end = key.indexOf(' ');
  return key.slice(0, end < 0 ? startLength : Math.min(end, startLength));
}

/** A term of an entry. */
interface EntryKey {
  entry: number;
  key: string;
}

/**
 * Terms by the stem of their first word. Keeps only the entries of each start of three letters, finds
 * stems when a query has that start and splits terms when it has that stem, since there are many
 * terms and a query reads few.
 */
export class TermsByStem {
  readonly #keys: readonly (readonly string[])[];
  /** Those that no query had yet. */
  readonly #entriesByStart = new Map<string, number[]>();
  readonly #keysByStem = new Map<string, readonly EntryKey[]>();
  readonly #terms = new Map<string, readonly KnownTerm[]>();

  /** @param keys the terms of each entry */
  constructor(keys: readonly (readonly string[])[]) {
    this.#keys = keys;
    for (const [entry, terms] of keys.entries()) {
      for (const start of terms.map(startOfKey)) {
        const entries = this.#entriesByStart.get(start);
        if (entries === undefined) this.#entriesByStart.set(start, [entry]);
        else if (entries.at(-1) !== entry) entries.push(entry);
      }
    }
  }

  /** The terms whose first word has the stem, the longest first. */
  startingWith(stemmed: string): readonly KnownTerm[] {
    const known = this.#terms.get(stemmed);
    if (known !== undefined) return known;
    this.#readStart(startOf(stemmed));
    const terms = (this.#keysByStem.get(stemmed) ?? [])
      .map(({ entry, key }): KnownTerm => {
        const words = key.split(' ');
        return { entry, words, stems: words.map(stem) };
      })
      .sort((a, b) => b.words.length - a.words.length);
    this.#terms.set(stemmed, terms);
    return terms;
  }

  #readStart(start: string): void {
    const entries = this.#entriesByStart.get(start);
    if (entries === undefined) return;
    this.#entriesByStart.delete(start);
    const keys = entries.flatMap((entry) =>
      (this.#keys[entry] ?? [])
        .filter((key) => startOfKey(key) === start)
        .map((key) => ({ entry, key })),
    );
    for (const [stemmed, some] of Map.groupBy(keys, ({ key }) => stem(firstOf(key)))) {
      this.#keysByStem.set(stemmed, some);
    }
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
