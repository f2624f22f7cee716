import { damaged } from './searchIndexError.ts';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

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
