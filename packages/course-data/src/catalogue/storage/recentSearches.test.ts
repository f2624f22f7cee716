import { textCodec } from '@aulario/local-data';
import { createTestBrowser, type TestBrowser } from '@aulario/local-data/testing';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import {
  clearRecentSearches,
  forgetSearch,
  openRecentSearches,
  readRecentSearches,
  rememberSearch,
  searchesBeginning,
} from './recentSearches.ts';

let browser: TestBrowser;
const open = async (accountId: string | null = 'ana') => {
  const page = await browser.reopen();
  return openRecentSearches(accountId === null ? page.visitor : page.account(accountId));
};

beforeEach(() => {
  browser = createTestBrowser();
});

it('keeps the last eight, newest first', async () => {
  const searches = await open();
  for (let count = 1; count <= 10; count += 1) rememberSearch(searches, `curso ${count}`);
  const recent = readRecentSearches(await open());
  expect(recent).toHaveLength(8);
  expect(recent[0]).toBe('curso 10');
  expect(recent[7]).toBe('curso 3');
});

it('keeps a search once, as it was last written', async () => {
  for (const text of ['fotografia', 'python', ' Fotografía ', '   '])
    rememberSearch(await open(), text);
  expect(readRecentSearches(await open())).toEqual(['Fotografía', 'python']);
});

it('removes a single one, also the last', async () => {
  for (const text of ['python', 'excel', 'piano']) rememberSearch(await open(), text);
  forgetSearch(await open(), 'excel');
  expect(readRecentSearches(await open())).toEqual(['piano', 'python']);
  for (const text of ['piano', 'python', 'python']) forgetSearch(await open(), text);
  expect(readRecentSearches(await open())).toEqual([]);
});

it('keeps those of each account apart', async () => {
  rememberSearch(await open('ana'), 'python');
  rememberSearch(await open('bea'), 'excel');
  rememberSearch(await open(null), 'piano');
  clearRecentSearches(await open('ana'));
  expect(readRecentSearches(await open('ana'))).toEqual([]);
  expect(readRecentSearches(await open('bea'))).toEqual(['excel']);
  expect(readRecentSearches(await open(null))).toEqual(['piano']);
});

it('reads at most eight short texts from anything that is stored', async () => {
  const anything = fc.oneof(
    fc.constantFrom('', '{', 'null', '7', '"python"', '[[],{},null,7,"  "]'),
    fc.string(),
    fc.json(),
  );
  await fc.assert(
    fc.asyncProperty(anything, async (saved) => {
      browser = createTestBrowser();
      browser.page.visitor.open('searches', textCodec).change('recent', () => saved);
      const recent = readRecentSearches(await open(null));
      expect(recent.length).toBeLessThanOrEqual(8);
      expect(recent.filter((text) => text.trim() === '' || text.length > 200)).toEqual([]);
      rememberSearch(await open(null), 'python');
      expect(readRecentSearches(await open(null))[0]).toBe('python');
    }),
  );
});

it('names the searches that begin with a text, whatever its case and accents, and add to it', () => {
  const recent = ['Música clásica', 'piano', 'musica'];
  expect(searchesBeginning(recent, 'musica')).toEqual(['Música clásica']);
  expect(searchesBeginning(recent, ' MÚSICA c')).toEqual(['Música clásica']);
  expect(searchesBeginning(recent, 'clásica')).toEqual([]);
});
