import { BitWriter } from './bytes/bits.ts';
import { ByteWriter, damaged } from './bytes/bytes.ts';

// Pages read a filter before they show anything (startSearched.ts of the prerendered pages), so that what reads it
// is short: it takes nothing of what reads an index.

/** Of the words that are not in a set, one in 2 to this power is taken for one that is. */
const hashBits = 5;

/** The bytes of the number of words, the lowest first. */
const countBytes = 3;

/** FNV-1a over the units of a text. */
function hashOf(word: string, count: number): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < word.length; place += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(place), 0x01000193);
  }
  return (hash >>> 0) % (count << hashBits);
}

/**
 * Packs a set of words into a byte a word. Only whether it may hold a word can be read from it: the
 * words' hashes, sorted, with the gaps between them in Golomb–Rice code.
 */
export function packWordFilter(words: ReadonlySet<string>): Uint8Array {
  const hashes = Array.from(words, (word) => hashOf(word, words.size)).sort((a, b) => a - b);
  const gaps = new BitWriter();
  for (const [place, hash] of hashes.entries()) {
    gaps.rice(hash - (hashes[place - 1] ?? 0), hashBits);
  }
  const out = new ByteWriter();
  for (let byte = 0; byte < countBytes; byte += 1) out.byte((words.size >>> (8 * byte)) & 0xff);
  out.bytes(gaps.finish());
  return out.finish();
}

/** Reads what {@link packWordFilter} packed: tests whether the set may hold a word. */
export function readWordFilter(packed: Uint8Array): (word: string) => boolean {
  let place = 8 * countBytes;
  const nextBit = () => {
    const byte = packed[place >> 3] ?? damaged('a word filter is too short');
    return (byte >> (7 - (place++ & 7))) & 1;
  };
  const [low = 0, middle = 0, high = 0] = packed;
  const count = low | (middle << 8) | (high << 16);
  const hashes = new Set<number>();
  let hash = 0;
  for (let word = 0; word < count; word += 1) {
    let gap = 0;
    while (nextBit() === 1) gap += 1;
    for (let bit = 0; bit < hashBits; bit += 1) gap = (gap << 1) | nextBit();
    hash += gap;
    hashes.add(hash);
  }
  return (word) => hashes.has(hashOf(word, count));
}
