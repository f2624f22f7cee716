import { LimitError, maxJsonDepth, maxRecordBytes } from '../limits.ts';

/** A JSON text that is truncated or malformed outside its records. */
export class JsonListError extends Error {}

// Bytes below 0x80 are never part of a longer character of UTF-8.
const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const backslash = 0x5c;
const [listOpening, listClosing] = [0x5b, 0x5d];
const [objectOpening, objectClosing] = [0x7b, 0x7d];

/** A key that no path names: that of an element of a list. */
const noKey = '[]';

/**
 * Cuts a JSON text that comes in pieces into the elements of one list, each as text of its own: the
 * list that is the whole text, or else the first one at one of the paths, 'unit.items'. It does not
 * check what is inside an element; parsing it does.
 */
export class ListScanner {
  readonly #paths: readonly string[];
  /** The keys below which the scanner is; one for each open object and list. */
  readonly #keys: string[] = [];
  #text = '';
  #listDepth = 0;
  #hasFound = false;
  #hasBegun = false;
  #hasElement = false;
  /** The bytes of the current element or text, and what follows them. */
  #bytes: Buffer = Buffer.alloc(0);
  #start = 0;
  #at = 0;
  #isInText = false;
  /** Whether the current element is too long or too deep to be kept. */
  #isTooLarge = false;
  /** The number of open objects and lists below the maximum depth. */
  #depthBelow = 0;

  constructor(paths: readonly string[]) {
    this.#paths = paths;
  }

  /** Whether the list was found. */
  get hasFound(): boolean {
    return this.#hasFound;
  }

  /** Reads the next piece and yields the elements that end in it; null for one that is too large. */
  *read(piece: Buffer): Generator<string | null> {
    this.#bytes = Buffer.concat([this.#bytes.subarray(this.#start), piece]);
    this.#at -= this.#start;
    this.#start = 0;
    while (this.#at < this.#bytes.length) {
      if (this.#isInText) this.#readText();
      else {
        const element = this.#readByte(this.#bytes[this.#at] ?? 0);
        if (element !== undefined) yield element;
      }
    }
    if (!this.#isInList && !this.#isInText) this.#start = this.#at;
    if (this.#isTooLarge || this.#at - this.#start > maxRecordBytes) this.#skip();
  }

  /** Throws a {@link JsonListError} when the text is incomplete. */
  end(): void {
    if (this.#isInText || this.#keys.length > 0) throw new JsonListError('The text breaks off');
  }

  /** Forgets what has come of an element, except a backslash that may escape the next byte. */
  #skip(): void {
    if (!this.#isInList) throw new LimitError(`A key is over ${maxRecordBytes} bytes`);
    this.#isTooLarge = true;
    let escapes = 0;
    while (this.#bytes[this.#at - 1 - escapes] === backslash) escapes += 1;
    this.#start = this.#at - (escapes % 2);
  }

  get #isInList(): boolean {
    return this.#listDepth > 0;
  }

  /** Up to the end of a text, or of the bytes. */
  #readText(): void {
    const end = this.#bytes.indexOf(quote, this.#at);
    this.#at = end < 0 ? this.#bytes.length : end + 1;
    let escapes = 0;
    while (this.#bytes[end - 1 - escapes] === backslash) escapes += 1;
    if (end < 0 || escapes % 2 === 1) return;
    this.#isInText = false;
    if (!this.#isInList) this.#text = this.#bytes.toString('utf8', this.#start + 1, end);
  }

  /** One byte that is in no text; the element that it ends, undefined for none. */
  #readByte(byte: number): string | null | undefined {
    const place = this.#at;
    this.#at += 1;
    switch (byte) {
      case quote:
        if (!this.#isInList) this.#start = place;
        this.#isInText = true;
        return undefined;
      case colon:
        if (!this.#isInList) this.#keys[this.#keys.length - 1] = this.#text;
        return undefined;
      case comma:
        return this.#isInList && this.#keys.length === this.#listDepth
          ? this.#cut(place)
          : undefined;
      case listOpening:
      case objectOpening:
        this.#open(byte === listOpening);
        return undefined;
      case listClosing:
      case objectClosing:
        return this.#close(place);
      default:
        return undefined;
    }
  }

  #open(isList: boolean): void {
    if (this.#keys.length === 0 && this.#hasBegun)
      throw new JsonListError('There is more than one value');
    if (this.#keys.length > maxJsonDepth) {
      if (!this.#isInList) throw new LimitError(`Nested over ${maxJsonDepth} deep`);
      this.#isTooLarge = true;
      this.#depthBelow += 1;
      return;
    }
    this.#hasBegun = true;
    const isRecords = isList && !this.#hasFound && this.#isNamed();
    this.#keys.push(noKey);
    if (!isRecords) return;
    this.#hasFound = true;
    this.#listDepth = this.#keys.length;
    this.#start = this.#at;
  }

  /** Whether what opens here is the whole text, or at one of the paths. */
  #isNamed(): boolean {
    return this.#keys.length === 0 || this.#paths.includes(this.#keys.join('.'));
  }

  #close(place: number): string | null | undefined {
    if (this.#depthBelow > 0) {
      this.#depthBelow -= 1;
      return undefined;
    }
    const isListEnd = this.#keys.length === this.#listDepth;
    if (this.#keys.pop() === undefined) throw new JsonListError('A bracket closes nothing');
    if (!isListEnd) return undefined;
    const isFirst = !this.#hasElement;
    const last = this.#cut(place);
    this.#listDepth = 0;
    return isFirst && last?.trim() === '' ? undefined : last;
  }

  #cut(end: number): string | null {
    const element = this.#isTooLarge ? null : this.#bytes.toString('utf8', this.#start, end);
    this.#start = end + 1;
    this.#hasElement = true;
    this.#isTooLarge = false;
    return element;
  }
}
