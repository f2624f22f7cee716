import { hash } from 'node:crypto';
import type { CalendarDay } from '@aulario/course-data';
import { addDays, daysBetween } from '@aulario/course-data/days';
import { cached } from '@aulario/course-data/reading';
import type { CourseMemory, PriceMemory } from './priceMemory.ts';
import { StateError } from './stateError.ts';

const epoch = '2020-01-01';
const hashBytes = 8;
const version = 2;
const noPrice = 0;

/** The key of a course in the memory: the first 8 bytes of a hash of its id. */
const keyOf = (id: string): string => hash('sha256', id, 'buffer').toString('hex', 0, hashBytes);

const dayOf = cached((number: number) => addDays(epoch, number));
const numberOf = cached((day: CalendarDay) => daysBetween(epoch, day));

/** Writes varints. */
class Writer {
  #bytes = Buffer.alloc(1024);
  #length = 0;
  get length(): number {
    return this.#length;
  }
  varint(value: number): void {
    let rest = value;
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.#byte((rest % 128) | 128);
    this.#byte(rest);
  }
  raw(bytes: Uint8Array): void {
    for (const byte of bytes) this.#byte(byte);
  }
  /** Returns the bytes written so far. */
  written(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }
  #byte(byte: number): void {
    if (this.#length === this.#bytes.length)
      this.#bytes = Buffer.concat([this.#bytes], this.#length * 2);
    this.#bytes[this.#length] = byte;
    this.#length += 1;
  }
}

class Reader {
  private readonly bytes: Uint8Array;
  private at: number;
  constructor(bytes: Uint8Array, start = 0) {
    this.bytes = bytes;
    this.at = start;
  }
  get position(): number {
    return this.at;
  }
  get isDone(): boolean {
    return this.at >= this.bytes.length;
  }
  varint(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.bytes[this.at];
      if (byte === undefined || factor > 2 ** 49) throw new StateError('its memory is damaged');
      this.at += 1;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }
  raw(length: number): Uint8Array {
    this.at += length;
    if (this.at > this.bytes.length) throw new StateError('its memory is damaged');
    return this.bytes.subarray(this.at - length, this.at);
  }
}

function writePrice(
  writer: Writer,
  price: PriceMemory | null,
  firstSeen: CalendarDay,
  currencies: string[],
): void {
  if (price === null) {
    writer.varint(noPrice);
    return;
  }
  if (!currencies.includes(price.currency)) currencies.push(price.currency);
  writer.varint(currencies.indexOf(price.currency) + 1);
  const sinceFirst = (day: CalendarDay) => numberOf(day) - numberOf(firstSeen);
  for (const day of [price.since, price.unbrokenSince, price.changed])
    writer.varint(sinceFirst(day));
  writer.varint(price.lowest);
  writer.varint(price.before === null ? 0 : price.before + 1);
  writer.varint(price.recent.length);
  for (const { day, amount } of price.recent) {
    writer.varint(sinceFirst(day));
    writer.varint(amount - price.lowest);
  }
}

function readPrice(
  reader: Reader,
  firstSeen: CalendarDay,
  currencies: readonly string[],
): PriceMemory | null {
  const code = reader.varint();
  const currency = currencies[code - 1];
  if (code === noPrice || currency === undefined) return null;
  const day = () => dayOf(numberOf(firstSeen) + reader.varint());
  const [since, unbrokenSince, changed] = [day(), day(), day()];
  const lowest = reader.varint();
  const written = reader.varint();
  const before = written === 0 ? null : written - 1;
  const recent = Array.from({ length: reader.varint() }, () => ({
    day: day(),
    amount: lowest + reader.varint(),
  }));
  return { currency, since, unbrokenSince, changed, before, lowest, recent };
}

function writeEntry(writer: Writer, memory: CourseMemory, currencies: string[]): void {
  const { firstSeen, lastSeen, price } = memory;
  writer.varint(numberOf(firstSeen));
  writer.varint(numberOf(lastSeen) - numberOf(firstSeen));
  writePrice(writer, price, firstSeen, currencies);
}

function readEntry(reader: Reader, currencies: readonly string[]): CourseMemory {
  const firstSeen = dayOf(reader.varint());
  const lastSeen = dayOf(numberOf(firstSeen) + reader.varint());
  return { firstSeen, lastSeen, price: readPrice(reader, firstSeen, currencies) };
}

/**
 * The facts that builds remember of all courses. Also packed while in memory, since a million
 * courses as objects would exceed a build's memory limit.
 */
export class BuildMemory {
  readonly #entries = new Writer();
  /** The offset of the latest entry of each course. */
  readonly #starts = new Map<string, number>();
  readonly #currencies: string[] = [];

  /** @param bytes - The result of `toBytes`, or none. Throws a {@link StateError} for invalid bytes. */
  constructor(bytes: Uint8Array) {
    if (bytes.length === 0) return;
    this.#entries.raw(bytes);
    const reader = new Reader(bytes);
    if (reader.varint() !== version) throw new StateError('its memory is of another version');
    for (let left = reader.varint(); left > 0; left -= 1)
      this.#currencies.push(Buffer.from(reader.raw(3)).toString());
    while (!reader.isDone) {
      const key = Buffer.from(reader.raw(hashBytes)).toString('hex');
      this.#starts.set(key, reader.position);
      readEntry(reader, this.#currencies);
    }
  }

  /** The number of courses. */
  get size(): number {
    return this.#starts.size;
  }

  get(id: string): CourseMemory | null {
    const start = this.#starts.get(keyOf(id));
    return start === undefined ? null : this.#entryAt(start);
  }

  set(id: string, memory: CourseMemory): void {
    this.#starts.set(keyOf(id), this.#entries.length);
    writeEntry(this.#entries, memory, this.#currencies);
  }

  /** Serialises the memory: at most 30 bytes per course, deterministic. */
  toBytes(): Buffer {
    const currencies: string[] = [];
    const body = new Writer();
    for (const [key, start] of [...this.#starts].sort(([one], [other]) => (one < other ? -1 : 1))) {
      body.raw(Buffer.from(key, 'hex'));
      writeEntry(body, this.#entryAt(start), currencies);
    }
    const head = new Writer();
    head.varint(version);
    head.varint(currencies.length);
    for (const currency of currencies) head.raw(Buffer.from(currency));
    return Buffer.concat([head.written(), body.written()]);
  }

  #entryAt(start: number): CourseMemory {
    return readEntry(new Reader(this.#entries.written(), start), this.#currencies);
  }
}
