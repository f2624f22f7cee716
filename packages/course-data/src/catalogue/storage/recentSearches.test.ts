// @vitest-environment jsdom

import { createOldData } from '@aulario/local-data/old';
import { recordKey } from '@aulario/local-data/testing';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import {
  clearRecentSearches,
  openRecentSearches,
  readRecentSearches,
  rememberSearch,
} from './recentSearches.ts';

const open = (accountId: string | null = 'ana') => {
  const localData = createOldData({ storage: localStorage });
  return openRecentSearches(accountId === null ? localData.visitor : localData.account(accountId));
};

afterEach(() => localStorage.clear());

it('keeps the last eight, newest first', () => {
  const searches = open();
  for (let count = 1; count <= 10; count += 1) rememberSearch(searches, `curso ${count}`);
  const recent = readRecentSearches(open());
  expect(recent).toHaveLength(8);
  expect(recent[0]).toBe('curso 10');
  expect(recent[7]).toBe('curso 3');
});

it('keeps a search once, as it was last written', () => {
  for (const text of ['fotografia', 'python', ' Fotografía ', '   ']) rememberSearch(open(), text);
  expect(readRecentSearches(open())).toEqual(['Fotografía', 'python']);
});

it('keeps those of each account apart, and in clear only the visitor’s', () => {
  rememberSearch(open('ana'), 'python');
  rememberSearch(open('bea'), 'excel');
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/python|excel/);
  rememberSearch(open(null), 'piano');
  clearRecentSearches(open('ana'));
  expect(readRecentSearches(open('ana'))).toEqual([]);
  expect(readRecentSearches(open('bea'))).toEqual(['excel']);
  expect(readRecentSearches(open(null))).toEqual(['piano']);
});

it('reads at most eight short texts from anything that is stored', () => {
  const anything = fc.oneof(
    fc.constantFrom('', '{', 'null', '7', '"python"', '[[],{},null,7,"  "]'),
    fc.string(),
    fc.json(),
  );
  fc.assert(
    fc.property(anything, (saved) => {
      localStorage.setItem(recordKey(null, 'searches', 'recent'), saved);
      const recent = readRecentSearches(open(null));
      expect(recent.length).toBeLessThanOrEqual(8);
      expect(recent.filter((text) => text.trim() === '' || text.length > 200)).toEqual([]);
      rememberSearch(open(null), 'python');
      expect(readRecentSearches(open(null))[0]).toBe('python');
    }),
  );
});
