import { expect, it } from 'vitest';
import { createRandom } from '../testing/random.ts';
import { SearchIndexError } from './bytes/bytes.ts';
import { packWordFilter, readWordFilter } from './wordFilter.ts';

const words = new Set(Array.from({ length: 3000 }, (_, place) => `palabra${place * 7919}`));

it('has every word of its set, and few others, in less than a byte a word', () => {
  const packed = packWordFilter(words);
  expect(packed.length).toBeLessThan(words.size);
  const has = readWordFilter(packed);
  expect([...words].filter((word) => !has(word))).toEqual([]);
  const random = createRandom(7);
  const others = Array.from({ length: 3000 }, () => `other${random.below(1_000_000)}`);
  expect(others.filter(has).length).toBeLessThan(0.05 * others.length);
});

it('has nothing of an empty set, and refuses bytes that are cut off', () => {
  expect(readWordFilter(packWordFilter(new Set()))('gold')).toBe(false);
  const packed = packWordFilter(words);
  expect(() => readWordFilter(packed.subarray(0, packed.length - 200))).toThrow(SearchIndexError);
});
