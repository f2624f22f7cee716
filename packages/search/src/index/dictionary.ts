import type { ByteReader } from './byteReader.ts';
import { decodeText } from './byteReader.ts';
import { ByteWriter } from './byteWriter.ts';
import { unpackFrequency } from './frequency.ts';
import { damaged } from './searchIndexError.ts';

const maxTokenLength = 64;
const nibble = 15;
const encoder = new TextEncoder();

function sharedLength(before: string, token: string): number {
  let length = 0;
  while (length < before.length && before[length] === token[length]) length += 1;
  return length;
}

/** Writes tokens (distinct, sorted by code unit) and the packed frequency of each. */
export function writeDictionary(
  out: ByteWriter,
  tokens: readonly string[],
  frequencies: readonly number[],
): void {
  const lengths = new ByteWriter();
  let suffixes = '';
  for (const [place, token] of tokens.entries()) {
    const shared = sharedLength(tokens[place - 1] ?? '', token);
    const added = token.length - shared;
    lengths.byte((Math.min(shared, nibble) << 4) | Math.min(added, nibble));
    if (shared >= nibble) lengths.byte(shared - nibble);
    if (added >= nibble) lengths.byte(added - nibble);
    suffixes += token.slice(shared);
  }
  const bytes = encoder.encode(suffixes);
  out.varint(tokens.length);
  out.bytes(lengths.finish());
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

/** Reads how many units a token shares with the one before it and how many it adds. */
function readLengths(input: ByteReader, before: number): [shared: number, added: number] {
  const byte = input.byte();
  let shared = byte >>> 4;
  let added = byte & nibble;
  if (shared === nibble) shared += input.byte();
  if (added === nibble) added += input.byte();
  if (shared > before || added === 0 || shared + added > maxTokenLength) {
    damaged('a word of the dictionary is impossible');
  }
  return [shared, added];
}

/** Reads what writeDictionary wrote. */
export function readDictionary(input: ByteReader): Dictionary {
  const count = input.count();
  const starts = new Uint32Array(count + 1);
  const shared = new Uint8Array(count);
  for (let id = 0, length = 0; id < count; id += 1) {
    const [kept, added] = readLengths(input, length);
    length = kept + added;
    shared[id] = kept;
    starts[id + 1] = (starts[id] ?? 0) + length;
  }
  const suffixes = decodeText(input.bytes(input.count()));
  const units = new Uint16Array(starts[count] ?? 0);
  let next = 0;
  for (let id = 0; id < count; id += 1) {
    const start = starts[id] ?? 0;
    const kept = shared[id] ?? 0;
    units.copyWithin(start, starts[id - 1] ?? 0, (starts[id - 1] ?? 0) + kept);
    for (let place = start + kept; place < (starts[id + 1] ?? 0); place += 1) {
      units[place] = suffixes.charCodeAt(next);
      next += 1;
    }
  }
  if (next !== suffixes.length) damaged('the dictionary and its letters differ');
  return new Dictionary(starts, units, input.bytes(count).slice());
}
