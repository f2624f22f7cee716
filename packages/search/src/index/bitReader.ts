import { damaged } from './searchIndexError.ts';

/** Reads what a BitWriter wrote, up to 24 bits at a time. Throws when reading past the end. */
export class BitReader {
  #bytes: Uint8Array;
  #place = 0;
  #end: number;
  /** The bits read ahead, the first one in the highest position. */
  #window = 0;
  #held = 0;

  constructor(bytes: Uint8Array, start = 0, end = bytes.length) {
    this.#bytes = bytes;
    this.#place = start;
    this.#end = end;
  }

  bits(width: number): number {
    if (width === 0) return 0;
    if (this.#held < width) this.#fill(width);
    const value = this.#window >>> (32 - width);
    this.#window <<= width;
    this.#held -= width;
    return value;
  }

  unary(): number {
    let value = 0;
    for (;;) {
      if (this.#held === 0) this.#fill(1);
      const ones = Math.min(Math.clz32(~this.#window), this.#held);
      value += ones;
      if (ones < this.#held) {
        this.#window <<= ones + 1;
        this.#held -= ones + 1;
        return value;
      }
      this.#window = 0;
      this.#held = 0;
    }
  }

  rice(k: number): number {
    const quotient = this.unary();
    return ((quotient << k) | this.bits(k)) >>> 0;
  }

  #fill(needed: number): void {
    while (this.#held < 24 && this.#place < this.#end) {
      this.#window |= (this.#bytes[this.#place] ?? 0) << (24 - this.#held);
      this.#place += 1;
      this.#held += 8;
    }
    if (this.#held < needed) damaged('a list ends too early');
  }
}
