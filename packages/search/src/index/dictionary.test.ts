import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dictionaryOf } from '../testing/askDocuments.ts';
import { ByteReader, SearchIndexError } from './bytes/bytes.ts';
import { formOf, readDictionary } from './dictionary.ts';

const token = fc.string({ unit: fc.constantFrom(...'abcñ日𝒳+.'), minLength: 1, maxLength: 24 });
const tokens = fc.uniqueArray(token, { maxLength: 60 }).map((all) => all.sort());

it('contains every word that was written, and finds each', () => {
  fc.assert(
    fc.property(tokens, token, (all, other) => {
      const dictionary = dictionaryOf(all);
      expect(all.map((_, id) => dictionary.token(id))).toEqual(all);
      expect(all.map((one) => dictionary.find(one))).toEqual(all.map((_, id) => id));
      expect(dictionary.find(other)).toBe(all.indexOf(other));
    }),
  );
});

it('returns the range of a prefix', () => {
  fc.assert(
    fc.property(tokens, fc.constantFrom('a', 'ab', 'ñ', '日'), (all, prefix) => {
      const [from, to] = dictionaryOf(all).range(prefix);
      expect(all.slice(from, to)).toEqual(all.filter((one) => one.startsWith(prefix)));
    }),
  );
});

it('approximates the frequency of a word', () => {
  const dictionary = dictionaryOf(Array.from({ length: 900 }, (_, id) => `w${1000 + id}`));
  for (const id of [0, 1, 2, 7, 40, 899]) {
    expect(Math.abs(dictionary.frequency(id) - id)).toBeLessThanOrEqual(0.2 * id);
  }
});

it('finds a word in another number or gender, and takes no other short word for it', () => {
  const dictionary = dictionaryOf(['psicologicos', 'seo']);
  expect(formOf(dictionary, 'psicologica')).toBe(0);
  expect(formOf(dictionary, 'sea')).toBe(-1);
});

it('refuses impossible words', () => {
  const read = (...bytes: number[]) => readDictionary(new ByteReader(Uint8Array.from(bytes)));
  expect(read(1, 2, 0, 0x61, 0).token(0)).toBe('a');
  expect(() => read(1, 2, 1, 0x61, 0)).toThrow(SearchIndexError);
  expect(() => read(1, 1, 0, 0)).toThrow(SearchIndexError);
  expect(() => read(1, 1, 0x61, 0)).toThrow(SearchIndexError);
  expect(() => read(2, 3, 0, 0, 0x61, 0, 0)).toThrow(SearchIndexError);
  expect(() => read(2, 2, 0, 0x61, 0, 0)).toThrow(SearchIndexError);
  expect(() => read(1, 4, 0, 0x61, 0, 0x62, 0)).toThrow(SearchIndexError);
  expect(() => read(1, 66, 0, ...new Array(65).fill(0x61), 0)).toThrow(SearchIndexError);
});
