// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { sampleCourses } from '../samples/sampleCourses.ts';
import {
  buildIndex,
  courseDocument,
  glossary,
  joinIndex,
  openIndex,
  type SearchIndex,
  SearchIndexError,
} from '../search/index.ts';
import { createTextIndex } from './createTextIndex.ts';

const whole = joinIndex(buildIndex(sampleCourses.map(courseDocument), glossary));
const python = { text: 'python', language: 'es', isVerbatim: false } as const;
const courses = async (places: Iterable<number>) =>
  Array.from(places, (place) => sampleCourses[place] ?? null);

async function spiedIndex() {
  const index = openIndex(whole);
  const search = vi.spyOn(index, 'search');
  return { index: await createTextIndex(() => index, courses), search };
}

it('searches once for the page, the counts and the pages after it', async () => {
  const { index, search } = await spiedIndex();
  const [one, two] = await Promise.all([index.search(python), index.search(python)]);
  expect(two).toBe(one);
  expect(await index.search(python)).toBe(one);
  await index.search({ ...python, isVerbatim: true });
  await index.search({ ...python, language: 'en' });
  expect(search).toHaveBeenCalledTimes(3);
});

it('asks again for whoever did not take the question back', async () => {
  const { index, search } = await spiedIndex();
  search.mockImplementationOnce((_, options) => Promise.reject(options?.signal?.reason));
  const reason = new Error('typed on');
  const first = index.search(python, AbortSignal.abort(reason));
  const second = index.search(python);
  await expect(first).rejects.toBe(reason);
  expect((await second).total).toBe(14);
  expect((await index.search(python)).total).toBe(14);
});

it('tells of an index that is damaged, when it is opened and when it is asked', async () => {
  const cut = () => openIndex(whole.subarray(0, 1000));
  await expect(createTextIndex(cut, courses)).rejects.toMatchObject({ code: 'damaged' });
  const index: SearchIndex = {
    ...openIndex(whole),
    search: () => Promise.reject(new SearchIndexError('damaged', 'a shard')),
  };
  const text = await createTextIndex(() => index, courses);
  await expect(text.search(python)).rejects.toMatchObject({
    name: 'CatalogueError',
    code: 'damaged',
  });
});
