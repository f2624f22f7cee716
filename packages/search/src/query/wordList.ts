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
