import { BitReader, BitWriter } from './bytes/bits.ts';
import { ByteReader, ByteWriter, crc32, damaged } from './bytes/bytes.ts';

/** Of the words that are not in a set, one in 2 to this power is taken for one that is. */
const hashBits = 5;

const encoder = new TextEncoder();

const hashOf = (word: string, count: number) => crc32(encoder.encode(word)) % (count << hashBits);

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
  out.varint(words.size);
  out.bytes(gaps.finish());
  return out.finish();
}

/** Reads what {@link packWordFilter} packed: tests whether the set may hold a word. */
export function readWordFilter(packed: Uint8Array): (word: string) => boolean {
  const input = new ByteReader(packed);
  const count = input.varint();
  const bytes = input.bytes(input.remaining);
  if (count * (hashBits + 1) > 8 * bytes.length) damaged('a word filter is too short');
  const gaps = new BitReader(bytes);
  const hashes = new Set<number>();
  let hash = 0;
  for (let place = 0; place < count; place += 1) {
    hash += gaps.rice(hashBits);
    hashes.add(hash);
  }
  return (word) => count > 0 && hashes.has(hashOf(word, count));
}
