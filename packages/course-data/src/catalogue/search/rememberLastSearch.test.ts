import { buildIndex, joinIndex, openIndex, SearchIndexError } from '@aulario/search';
import { expect, it, vi } from 'vitest';
import { sampleCourses } from '../../samples/sampleCourses.ts';
import { createCatalogue, rememberLastSearch } from '../createCatalogue.ts';
import { courseDocument, courseIndexLexicon } from '../indexing/courseDocument.ts';
import { createMemorySource } from '../memory/memoryCatalogue.ts';
import { emptyQuery } from '../port/catalogueQuery.ts';

const whole = joinIndex(buildIndex(sampleCourses.map(courseDocument), courseIndexLexicon()));
const spanish = { language: 'es', isVerbatim: false };

function spiedIndex() {
  const index = openIndex(whole);
  const search = vi.spyOn(index, 'search');
  return { index: rememberLastSearch(index), search };
}

it('searches once for the page, the counts and the following pages', async () => {
  const { index, search } = spiedIndex();
  const { signal } = new AbortController();
  const [one, two] = await Promise.all([
    index.search('python', spanish),
    index.search('python', { ...spanish, signal }),
  ]);
  expect(two).toBe(one);
  expect(await index.search('python', spanish)).toBe(one);
  await index.search('python', { ...spanish, isVerbatim: true });
  await index.search('python', { ...spanish, language: 'en' });
  expect(search).toHaveBeenCalledTimes(3);
});

it('searches again when the request that started the search was aborted', async () => {
  const { index, search } = spiedIndex();
  search.mockImplementationOnce((_, options) => Promise.reject(options?.signal?.reason));
  const reason = new Error('typed on');
  const first = index.search('python', { ...spanish, signal: AbortSignal.abort(reason) });
  const second = index.search('python', spanish);
  await expect(first).rejects.toBe(reason);
  expect((await second).total).toBe(14);
  expect((await index.search('python', spanish)).total).toBe(14);
});

it.each([
  ['when it is opened', () => openIndex(whole.subarray(0, 1000))],
  [
    'when it is asked',
    () => ({
      ...openIndex(whole),
      search: () => Promise.reject(new SearchIndexError('damaged', 'a shard')),
    }),
  ],
])('an index that is damaged is reported as a damaged catalogue %s', async (_, open) => {
  const source = createMemorySource(sampleCourses);
  const catalogue = createCatalogue({ ...source, searchIndex: async () => open() });
  const answer = catalogue.search({ ...emptyQuery, text: 'python' });
  await expect(answer).rejects.toMatchObject({ name: 'CatalogueError', code: 'damaged' });
});
