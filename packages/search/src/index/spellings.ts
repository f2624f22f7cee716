import { foldText } from '../language/foldText.ts';
import type { ByteReader } from './byteReader.ts';
import type { ByteWriter } from './byteWriter.ts';
import { damaged } from './searchIndexError.ts';

/** How words are written, by the number of their token; only where that is not as they are folded. */
export type Spellings = ReadonlyMap<number, string>;

/** Counts how the words of texts are written. */
export class SpellingCounts {
  readonly #counts = new Map<string, Map<string, number>>();

  add(text: string): void {
    for (const written of text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []) {
      const token = foldText(written);
      const counts = this.#counts.get(token) ?? new Map<string, number>();
      this.#counts.set(token, counts);
      counts.set(written, (counts.get(written) ?? 0) + 1);
    }
  }

  /** How a token is mostly written. */
  usual(token: string): string {
    const counts = [...(this.#counts.get(token) ?? [])];
    const [best] = counts.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    return best?.[0] ?? token;
  }
}

/** Writes the letters that differ from the folded ones; a word of another length is left as it is. */
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
