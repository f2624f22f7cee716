import { foldText } from '../language/words.ts';
import { type ByteReader, type ByteWriter, damaged, decodeText } from './bytes/bytes.ts';

/** The packed number of as many documents as an index may have. */
const maxPacked = 42;

/**
 * Packs a number of documents into one byte: the logarithm in steps of half a power of two. Few
 * distinct values compress well.
 */
export const packFrequency = (count: number): number =>
  Math.min(maxPacked, Math.round(2 * Math.log2(count + 1)));

/** Unpacks the number, with an error below 20%; at most 2^21, whatever the byte. */
const unpackFrequency = (packed: number): number =>
  Math.round(2 ** (Math.min(packed, maxPacked) / 2)) - 1;

const maxTokenLength = 64;
/**
 * Code units below this one begin a token: they say how many units it shares with the one before.
 * No word contains them.
 */
const firstLetter = 32;
const maxShared = firstLetter - 1;
const encoder = new TextEncoder();

function sharedLength(before: string, token: string): number {
  let length = 0;
  while (length < before.length && before[length] === token[length]) length += 1;
  return Math.min(length, maxShared);
}

/** Writes tokens (distinct, sorted by code unit) and the packed frequency of each. */
export function writeDictionary(
  out: ByteWriter,
  tokens: readonly string[],
  frequencies: readonly number[],
): void {
  let text = '';
  for (const [place, token] of tokens.entries()) {
    const shared = sharedLength(tokens[place - 1] ?? '', token);
    text += String.fromCharCode(shared) + token.slice(shared);
  }
  const bytes = encoder.encode(text);
  out.varint(tokens.length);
  out.varint(bytes.length);
  out.bytes(bytes);
  out.bytes(Uint8Array.from(frequencies));
}

/** The sorted words of an index, as UTF-16 code units in one array. */
export class Dictionary {
  readonly size: number;
  /** The index in `units` where each token starts, and the end of the last one. */
  readonly starts: Uint32Array;
  readonly units: Uint16Array;
  readonly #frequencies: Uint8Array;

  constructor(starts: Uint32Array, units: Uint16Array, frequencies: Uint8Array) {
    this.size = frequencies.length;
    this.starts = starts;
    this.units = units;
    this.#frequencies = frequencies;
  }

  token(id: number): string {
    const units = this.units.subarray(this.starts[id] ?? 0, this.starts[id + 1] ?? 0);
    return String.fromCharCode(...units);
  }

  /** The approximate number of documents with the token. */
  frequency(id: number): number {
    return unpackFrequency(this.#frequencies[id] ?? 0);
  }

  /** The token's number, or -1 if the index does not have it. */
  find(token: string): number {
    const id = this.firstFrom(token);
    return id < this.size && this.token(id) === token ? id : -1;
  }

  /** The first token that is not less than the text, in the order of code units. */
  firstFrom(text: string): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#isBefore(middle, text)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #isBefore(id: number, text: string): boolean {
    const start = this.starts[id] ?? 0;
    const length = (this.starts[id + 1] ?? 0) - start;
    const shared = Math.min(length, text.length);
    for (let place = 0; place < shared; place += 1) {
      const unit = this.units[start + place] ?? 0;
      const other = text.charCodeAt(place);
      if (unit !== other) return unit < other;
    }
    return length < text.length;
  }

  /** The tokens that start with the prefix, as a range [from, to). */
  range(prefix: string): [number, number] {
    return [this.firstFrom(prefix), this.firstFrom(`${prefix}\uffff`)];
  }
}

/** Reads what writeDictionary wrote. */
export function readDictionary(input: ByteReader): Dictionary {
  const count = input.count();
  const text = decodeText(input.bytes(input.count()));
  // A token takes a unit for its beginning, at most `maxShared` shared ones and those that follow.
  const units = new Uint16Array(text.length + maxShared * count);
  const starts = new Uint32Array(count + 1);
  let id = -1;
  let start = 0;
  let end = 0;
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place);
    if (unit >= firstLetter) {
      units[end] = unit;
      end += 1;
      if (id < 0 || end - start > maxTokenLength) damaged('a word of the dictionary is impossible');
      continue;
    }
    const isShared = unit <= end - start;
    const isEmpty = text.charCodeAt(place + 1) < firstLetter || place + 1 === text.length;
    id += 1;
    if (!isShared || isEmpty || id >= count) damaged('a word of the dictionary is impossible');
    units.copyWithin(end, start, start + unit);
    start = end;
    starts[id] = start;
    end += unit;
  }
  if (id !== count - 1) damaged('the dictionary has another number of words');
  starts[count] = end;
  return new Dictionary(starts, units.slice(0, end), input.bytes(count).slice());
}

/** The plural or the singular of a word, as the dictionary has it: 'paginas' of 'pagina'. */
export const otherNumbers = (dictionary: Dictionary, word: string): number[] =>
  [`${word}s`, `${word}es`, word.replace(/s$/u, ''), word.replace(/es$/u, '')]
    .filter((one, place, all) => one !== word && all.indexOf(one) === place)
    .map((one) => dictionary.find(one))
    .filter((token) => token >= 0);

/** A shorter word that ends with another vowel is another word: 'sea', 'seo'. */
const minGenderedLength = 5;

/** The word in its other gender, if it may have one. */
const otherGender = (word: string) =>
  word.length < minGenderedLength
    ? word
    : word.replace(/[ao](?=s?$)/u, (vowel) => (vowel === 'a' ? 'o' : 'a'));

/** The token of a word; where no document says it, one in another number or gender. -1 for none. */
export function formOf(dictionary: Dictionary, word: string): number {
  const forms = [word, otherGender(word)].flatMap((form) => [
    dictionary.find(form),
    ...otherNumbers(dictionary, form),
  ]);
  return forms.find((token) => token >= 0) ?? -1;
}

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
