import { ByteWriter, damaged } from './bytes.ts';

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

  /** A number of at most `max`, up to 23, in unary: ones, ended by a zero unless they are `max`. */
  unaryUpTo(max: number): number {
    if (this.#held < 24) this.#fill(0);
    const ones = Math.min(Math.clz32(~this.#window), max);
    const width = ones < max ? ones + 1 : max;
    if (this.#held < width) damaged('a list ends too early');
    this.#window <<= width;
    this.#held -= width;
    return ones;
  }

  rice(k: number): number {
    if (this.#held < 24) this.#fill(0);
    const ones = Math.clz32(~this.#window);
    const width = ones + 1 + k;
    if (width > this.#held) return ((this.unary() << k) | this.bits(k)) >>> 0;
    // Most numbers are in the window whole. In two steps each, because a shift by 32 is one by 0.
    const rest = (this.#window << ones) << 1;
    this.#window = rest << k;
    this.#held -= width;
    return ((ones << k) | ((rest >>> 1) >>> (31 - k))) >>> 0;
  }

  expGolomb(k: number): number {
    if (this.#held < 24) this.#fill(0);
    const zeros = Math.clz32(this.#window);
    const width = 2 * zeros + 1 + k;
    if (width > this.#held) return this.#longExpGolomb(k);
    const code = (this.#window << zeros) >>> (31 - zeros - k);
    this.#window <<= width;
    this.#held -= width;
    return code - (1 << k);
  }

  /** A number that the window does not hold whole. */
  #longExpGolomb(k: number): number {
    let zeros = 0;
    while (this.bits(1) === 0) zeros += 1;
    if (zeros + k > 24) damaged('a number is too long');
    return ((1 << (zeros + k)) | this.bits(zeros + k)) - (1 << k);
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

/** Writes bits, the highest bit of each byte first. */
export class BitWriter {
  readonly #bytes = new ByteWriter();
  #pending = 0;
  #count = 0;

  bits(value: number, width: number): void {
    for (let bit = width - 1; bit >= 0; bit -= 1) this.#bit((value >>> bit) & 1);
  }

  /** Writes `value` ones and a zero. */
  unary(value: number): void {
    for (let ones = 0; ones < value; ones += 1) this.#bit(1);
    this.#bit(0);
  }

  /** Golomb–Rice: the quotient by 2^k in unary, the rest in k bits. */
  rice(value: number, k: number): void {
    this.unary(value >>> k);
    this.bits(value & ((1 << k) - 1), k);
  }

  /**
   * Exponential Golomb: (value + 2^k) in binary after as many zeros as it has digits beyond k + 1.
   * Shorter than `rice` where values of all sizes are mixed.
   */
  expGolomb(value: number, k: number): void {
    const code = value + (1 << k);
    const digits = 32 - Math.clz32(code);
    this.bits(0, digits - k - 1);
    this.bits(code, digits);
  }

  /** Pads the last byte with zeros. */
  finish(): Uint8Array {
    while (this.#count > 0) this.#bit(0);
    return this.#bytes.finish();
  }

  #bit(bit: number): void {
    this.#pending = (this.#pending << 1) | bit;
    this.#count += 1;
    if (this.#count < 8) return;
    this.#bytes.byte(this.#pending);
    this.#pending = 0;
    this.#count = 0;
  }
}

/** The number of set bits of a 32-bit mask. */
export function bitCount(mask: number): number {
  let left = mask - ((mask >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
