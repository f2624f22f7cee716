import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { createMemoryStorage } from '../../services/openStorage.ts';
import {
  clearRecentSearches,
  forgetAllSearches,
  readRecentSearches,
  rememberSearch,
} from './recentSearches.ts';

let storage: Storage;
const ana = 'aulario:searches:ana';

beforeEach(() => {
  storage = createMemoryStorage();
});

it('keeps the last eight, newest first', () => {
  for (let count = 1; count <= 10; count += 1) rememberSearch(storage, 'ana', `curso ${count}`);
  const recent = readRecentSearches(storage, 'ana');
  expect(recent).toHaveLength(8);
  expect(recent[0]).toBe('curso 10');
  expect(recent[7]).toBe('curso 3');
});

it('keeps a search once, as it was last written', () => {
  for (const text of ['fotografia', 'python', ' Fotografía ', '   ']) {
    rememberSearch(storage, 'ana', text);
  }
  expect(readRecentSearches(storage, 'ana')).toEqual(['Fotografía', 'python']);
});

it('keeps those of each account apart', () => {
  rememberSearch(storage, 'ana', 'python');
  rememberSearch(storage, 'bea', 'excel');
  clearRecentSearches(storage, 'ana');
  expect(readRecentSearches(storage, 'ana')).toEqual([]);
  expect(readRecentSearches(storage, 'bea')).toEqual(['excel']);
});

it('forgets everybody’s, and nothing else', () => {
  rememberSearch(storage, 'ana', 'python');
  rememberSearch(storage, 'bea', 'excel');
  storage.setItem('language', 'en');
  forgetAllSearches(storage);
  expect(storage.length).toBe(1);
  expect(storage.getItem('language')).toBe('en');
});

it.each(['', '{', 'null', '7', '"python"', '{"0":"python"}', '[[],{},null,7,"  "]'])(
  'takes %j for nothing',
  (saved) => {
    storage.setItem(ana, saved);
    expect(readRecentSearches(storage, 'ana')).toEqual([]);
    rememberSearch(storage, 'ana', 'python');
    expect(readRecentSearches(storage, 'ana')).toEqual(['python']);
  },
);

it('reads at most eight short texts from anything that is stored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.json({ maxDepth: 1 })), (saved) => {
      storage.setItem(ana, saved);
      const recent = readRecentSearches(storage, 'ana');
      expect(recent.length).toBeLessThanOrEqual(8);
      expect(recent.filter((text) => text.trim() === '' || text.length > 200)).toEqual([]);
    }),
  );
});

it('goes without a storage that fails', () => {
  const refuse = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  const broken: Storage = { ...storage, getItem: refuse, setItem: refuse, removeItem: refuse };
  rememberSearch(broken, 'ana', 'python');
  clearRecentSearches(broken, 'ana');
  forgetAllSearches({ ...broken, length: 1, key: () => ana });
  expect(readRecentSearches(broken, 'ana')).toEqual([]);
});
