import { damaged } from './searchIndexError.ts';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** UTF-8 as a text; anything else is refused. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    return damaged('a text is not UTF-8');
  }
}

/** Reads what a ByteWriter wrote, and refuses to read past the end. */
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

  /** At most 28 bits: no count or length of the format is larger. */
  varint(): number {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
    return damaged('a number is too long');
  }

  /** How many things follow, each of at least one byte; so a damaged count cannot claim memory. */
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
