import { inflateSync } from 'fflate';

/** Why an index was refused: `damaged` bytes, or written by another `version` of the format. */
export type SearchIndexErrorCode = 'damaged' | 'version';

/** A search index that cannot be read. */
export class SearchIndexError extends Error {
  override readonly name = 'SearchIndexError';
  readonly code: SearchIndexErrorCode;

  constructor(code: SearchIndexErrorCode, detail: string) {
    super(`The search index is refused (${code}): ${detail}`);
    this.code = code;
  }
}

/** Throws for an index whose bytes are inconsistent. */
export function damaged(detail: string): never {
  throw new SearchIndexError('damaged', detail);
}

const decoder = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Decodes UTF-8. Throws a SearchIndexError for invalid bytes. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    // Passed on by name.
    return damaged('a text is not UTF-8');
  }
}

/** Reads what a ByteWriter wrote. Throws when reading past the end. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #place = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get remaining(): number {
    return this.#bytes.length - this.#place;
  }

  byte(): number {
    return this.#bytes[this.#place++] ?? damaged('it ends too early');
  }

  uint32(): number {
    const low = this.byte() | (this.byte() << 8) | (this.byte() << 16);
    return (low | (this.byte() << 24)) >>> 0;
  }

  /** Reads a varint of at most 28 bits, enough for every count and length of the format. */
  varint(): number {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
    return damaged('a number is too long');
  }

  /**
   * Reads the number of items that follow. Each item takes at least one byte, so that a damaged
   * count cannot cause a large allocation.
   */
  count(): number {
    const count = this.varint();
    return count <= this.remaining ? count : damaged('a count exceeds the bytes');
  }

  bytes(length: number): Uint8Array {
    if (length > this.remaining) damaged('a part is cut off');
    const start = this.#place;
    this.#place += length;
    return this.#bytes.subarray(start, this.#place);
  }

  text(): string {
    return decodeText(this.bytes(this.varint()));
  }
}

const encoder = /* @__PURE__ */ new TextEncoder();

/**
 * A growing byte buffer: little-endian numbers, varints (7 bits per byte, lowest first) and texts.
 */
export class ByteWriter {
  #bytes = new Uint8Array(256);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  byte(value: number): void {
    if (this.#length === this.#bytes.length) this.#grow(this.#length + 1);
    this.#bytes[this.#length] = value;
    this.#length += 1;
  }

  uint32(value: number): void {
    for (let shift = 0; shift < 32; shift += 8) this.byte((value >>> shift) & 0xff);
  }

  varint(value: number): void {
    let rest = value;
    while (rest > 0x7f) {
      this.byte((rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
    this.byte(rest);
  }

  bytes(value: Uint8Array): void {
    this.#grow(this.#length + value.length);
    this.#bytes.set(value, this.#length);
    this.#length += value.length;
  }

  /** Writes the length in bytes, then the UTF-8. */
  text(value: string): void {
    const bytes = encoder.encode(value);
    this.varint(bytes.length);
    this.bytes(bytes);
  }

  /** Returns a copy of the written bytes. */
  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #grow(needed: number): void {
    if (needed <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
    grown.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = grown;
  }
}

/** Inflates bytes in raw deflate to a length. Throws a SearchIndexError for others. */
export type Inflate = (bytes: Uint8Array, length: number) => Uint8Array;

export const inflate: Inflate = (bytes, length) => {
  try {
    return inflateSync(bytes, { out: new Uint8Array(length) });
  } catch {
    // Passed on by name.
    return damaged('its lexicon cannot be unpacked');
  }
};

/** For an index that holds nothing deflated, so that no code comes for it. */
export const inflateNothing: Inflate = () => damaged('its lexicon is packed');
