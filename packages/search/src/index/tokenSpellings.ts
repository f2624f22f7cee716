import { foldText } from '../language/words.ts';
import { type ByteReader, type ByteWriter, damaged } from './bytes/bytes.ts';

/** The usual spelling of tokens by their number, where it differs from the folded form. */
export type Spellings = ReadonlyMap<number, string>;

/** Counts how words are spelt in texts. */
export class SpellingCounts {
  readonly #counts = new Map<string, number>();

  add(text: string): void {
    const words = text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu);
    for (const written of words ?? []) {
      this.#counts.set(written, (this.#counts.get(written) ?? 0) + 1);
    }
  }

  /** Returns a function from a token to its most common spelling, the folded form by default. */
  usualSpelling(): (token: string) => string {
    const usual = new Map<string, string>();
    for (const written of this.#counts.keys()) {
      const token = foldText(written);
      if (written !== token && this.#isUsual(written, usual.get(token) ?? token)) {
        usual.set(token, written);
      }
    }
    return (token) => usual.get(token) ?? token;
  }

  #isUsual(written: string, known: string): boolean {
    const ahead = (this.#counts.get(written) ?? 0) - (this.#counts.get(known) ?? 0);
    return ahead === 0 ? written < known : ahead > 0;
  }
}

/** Writes the letters that differ from the folded ones. Skips spellings of another length. */
export function writeSpellings(
  out: ByteWriter,
  tokens: readonly string[],
  usual: (token: string) => string,
): void {
  const places: [token: number, place: number][] = [];
  let letters = '';
  for (const [id, token] of tokens.entries()) {
    const written = usual(token);
    if (written.length !== token.length) continue;
    for (let place = 0; place < token.length; place += 1) {
      if (written[place] === token[place]) continue;
      places.push([id, place]);
      letters += written[place];
    }
  }
  out.varint(places.length);
  let before = 0;
  for (const [id, place] of places) {
    out.varint(id - before);
    out.byte(place);
    before = id;
  }
  out.text(letters);
}

/** Reads what writeSpellings wrote. */
export function readSpellings(
  input: ByteReader,
  tokenOf: (id: number) => string,
  tokenCount: number,
): Spellings {
  const spellings = new Map<number, string>();
  const places = Array.from(
    { length: input.count() },
    () => [input.varint(), input.byte()] as const,
  );
  const letters = input.text();
  if (letters.length !== places.length) damaged('spellings without letters');
  let id = 0;
  for (const [at, [gap, place]] of places.entries()) {
    id += gap;
    if (id >= tokenCount) damaged('a spelling of no word');
    const word = spellings.get(id) ?? tokenOf(id);
    spellings.set(id, word.slice(0, place) + letters.charAt(at) + word.slice(place + 1));
  }
  return spellings;
}
