import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const pendingBytes = 2 ** 20;
const aheadBytes = 2 ** 16;

/** Opens a temporary file and removes its name: nothing is left behind if the process is stopped. */
function openNameless(): number {
  const folder = mkdtempSync(join(tmpdir(), 'aulario-texts-'));
  const file = openSync(join(folder, 'texts'), 'w+');
  rmSync(folder, { recursive: true });
  return file;
}

/** Texts by number, in a file, which is temporary unless it is named. Only their positions are in memory. */
export class TextFile {
  readonly #file: number;
  /** Where each text begins and the last one ends. */
  readonly #starts: number[];
  #pending = Buffer.allocUnsafe(pendingBytes);
  #pendingBytes = 0;
  #writtenBytes: number;
  /** The part of the file that was read last. */
  #bytes = Buffer.allocUnsafe(aheadBytes);
  #readStart = 0;
  #readEnd = 0;

  constructor(file = openNameless(), starts: readonly number[] = [0]) {
    this.#file = file;
    this.#starts = [...starts];
    this.#writtenBytes = starts.at(-1) ?? 0;
  }

  /** A file of texts that stays. */
  static create(path: string): TextFile {
    return new TextFile(openSync(path, 'w+'));
  }

  /** Reads the texts of a file. @param starts - What {@link flush} returned. */
  static open(path: string, starts: readonly number[]): TextFile {
    return new TextFile(openSync(path, 'r'), starts);
  }

  get length(): number {
    return this.#starts.length - 1;
  }

  /** Adds a text. Returns its number. */
  add(text: string): number {
    const length = Buffer.byteLength(text);
    if (this.#pendingBytes + length > this.#pending.length) this.flush();
    if (length > this.#pending.length) this.#pending = Buffer.allocUnsafe(length);
    this.#pendingBytes += this.#pending.write(text, this.#pendingBytes);
    return this.#starts.push(this.#writtenBytes + this.#pendingBytes) - 2;
  }

  read(number: number): string {
    const start = this.#starts[number] ?? 0;
    const length = (this.#starts[number + 1] ?? start) - start;
    if (start + length > this.#writtenBytes) this.flush();
    if (start < this.#readStart || start + length > this.#readEnd) this.#fill(start, length);
    const offset = start - this.#readStart;
    return this.#bytes.toString('utf8', offset, offset + length);
  }

  *[Symbol.iterator](): Generator<string> {
    for (let number = 0; number < this.length; number += 1) yield this.read(number);
  }

  /** Frees the file; no text can be read from here any more. */
  close(): void {
    closeSync(this.#file);
  }

  /** Writes what is still in memory. Returns where each text begins and the last one ends, in bytes. */
  flush(): readonly number[] {
    if (this.#pendingBytes > 0) {
      writeSync(this.#file, this.#pending, 0, this.#pendingBytes, this.#writtenBytes);
    }
    this.#writtenBytes += this.#pendingBytes;
    this.#pendingBytes = 0;
    return this.#starts;
  }

  /** Reads ahead where texts are read one after another. */
  #fill(start: number, length: number): void {
    const wanted = start === this.#readEnd ? Math.max(length, aheadBytes) : length;
    if (wanted > this.#bytes.length) this.#bytes = Buffer.allocUnsafe(wanted);
    this.#readStart = start;
    this.#readEnd = start + readSync(this.#file, this.#bytes, 0, wanted, start);
  }
}
