import { ByteWriter } from './byteWriter.ts';

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
