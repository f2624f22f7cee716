/**
 * When and by whom something was written: milliseconds since the epoch, a counter within the
 * millisecond, and the page, in base 36 and of one length, so that later is greater as text.
 */
export type Stamp = string;

/** A random id of one page, from its start to its end. Two pages never share one. */
export type PageId = string;

const timeDigits = 9;
const countDigits = 2;
const pageDigits = 10;
const countsPerMs = 36 ** countDigits;
const lastMs = 36 ** timeDigits - 1;

const stampPattern = new RegExp(`^[0-9a-z]{${String(timeDigits + countDigits + pageDigits)}}$`);
const pagePattern = new RegExp(`^[0-9a-z]{${String(pageDigits)}}$`);

export const isStamp = (value: unknown): value is Stamp =>
  typeof value === 'string' && stampPattern.test(value);
export const isPageId = (text: string): text is PageId => pagePattern.test(text);

/** Letters and digits, each drawn evenly. */
export function randomText(length: number, random: () => number = randomByte): string {
  let text = '';
  while (text.length < length) {
    const byte = random();
    if (byte < 252) text += (byte % 36).toString(36);
  }
  return text;
}

const randomByte = () => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;

export const createPageId = (random?: () => number): PageId => randomText(pageDigits, random);

/**
 * A hybrid logical clock: what is written after something was seen has a later stamp, however wrong
 * the device's clock is.
 */
export interface Clock {
  readonly page: PageId;
  /** A stamp later than every one that this clock gave or saw. */
  next(): Stamp;
  /** Takes note of a stamp of another page. */
  see(stamp: Stamp): void;
  /** Corrects it by another clock, which is trusted more: what that shows now, in milliseconds since the epoch. */
  correct(trustedNow: number): void;
}

/** @param now - The device's clock, milliseconds since the epoch. */
export function createClock(page: PageId, now: () => number): Clock {
  let ms = 0;
  let count = 0;
  let correctionMs = 0;

  return {
    page,
    next() {
      const current = Math.floor(now() + correctionMs);
      if (current > ms) {
        ms = Math.min(current, lastMs);
        count = 0;
      } else {
        count += 1;
        if (count === countsPerMs) {
          ms = Math.min(ms + 1, lastMs);
          count = 0;
        }
      }
      return base36(ms, timeDigits) + base36(count, countDigits) + page;
    },
    see(stamp) {
      const seenMs = Number.parseInt(stamp.slice(0, timeDigits), 36);
      const seenCount = Number.parseInt(stamp.slice(timeDigits, timeDigits + countDigits), 36);
      if (seenMs > ms) {
        ms = seenMs;
        count = seenCount;
      } else if (seenMs === ms && seenCount > count) {
        count = seenCount;
      }
    },
    correct(trustedNow) {
      correctionMs = trustedNow - now();
    },
  };
}

const base36 = (value: number, digits: number) => value.toString(36).padStart(digits, '0');
