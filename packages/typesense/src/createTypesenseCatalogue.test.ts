import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type CatalogueQuery,
  createMemoryCatalogue,
  emptyQuery,
  firstCategory,
  sortOrders,
} from '@aulario/course-data';
import { sampleCourses } from '@aulario/course-data/testing';
import { describeSentences } from '@aulario/course-data/testing/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTypesenseCatalogue } from './createTypesenseCatalogue.ts';
import { importCourses } from './import/importCourses.ts';
import { type FakeTypesense, startFakeTypesense } from './testing/startFakeTypesense.ts';

// Where the real server is to be had, it answers in place of the stand-in.
const { TYPESENSE_URL: realUrl, TYPESENSE_API_KEY: realKey } = process.env;

const memory = createMemoryCatalogue(sampleCourses);
let server: Pick<FakeTypesense, 'url' | 'key' | 'stop'>;

beforeAll(async () => {
  server =
    realUrl === undefined || realKey === undefined
      ? await startFakeTypesense()
      : { url: realUrl, key: realKey, stop: async () => undefined };
  await importCourses(sampleCourses, { url: server.url, adminKey: server.key });
}, 60_000);

afterAll(() => server.stop());

const open = () => createTypesenseCatalogue({ url: server.url, searchKey: server.key });
const asked = (change: Partial<CatalogueQuery>): CatalogueQuery => ({
  ...emptyQuery,
  preferredCategory: firstCategory,
  ...change,
});
const idsOf = async (query: CatalogueQuery, catalogue = open()) =>
  (await catalogue.search(query)).results.map(({ course }) => course.id);

describe(`on ${realUrl ?? 'a stand-in of Typesense'}, answers are those of memory`, () => {
  it('when browsing, page by page', async () => {
    for (const page of [1, 2, 10]) {
      const query = asked({ page });
      expect(await idsOf(query)).toEqual(await idsOf(query, memory));
    }
    expect(await open().search(asked({ page: 99 }))).toMatchObject({ page: 10, pageCount: 10 });
  });

  it('with the saved category first', async () => {
    const query = asked({ preferredCategory: 'Music' });
    expect(await idsOf(query)).toEqual(await idsOf(query, memory));
  });

  it.each(sortOrders)('sorted by %s', async (sort) => {
    const query = asked({ sort });
    expect(await idsOf(query)).toEqual(await idsOf(query, memory));
  });

  it.each<CatalogueQuery['filters']>([
    { category: ['Music', 'Finance & Accounting'] },
    { platform: ['edx'], level: ['beginner', 'unknown'] },
    { language: ['es'], price: ['free'] },
  ])('filtered by %j, with its counts', async (filters) => {
    const query = asked({ filters });
    const [page, counts] = await Promise.all([open().search(query), open().count(query)]);
    expect(page.total).toBe((await memory.search(query)).total);
    expect(counts).toEqual(await memory.count(query));
  });

  it('about its categories', async () => {
    const sorted = (overview: Awaited<ReturnType<typeof memory.overview>>) =>
      overview.map(({ category, total, subjects }) => ({
        category,
        total,
        subjects: subjects.toSorted((a, b) => a.subject.localeCompare(b.subject)),
      }));
    expect(sorted(await open().overview({ category: null }))).toEqual(
      sorted(await memory.overview({ category: null })),
    );
  });
});

describe('sentences', () => {
  describeSentences(async () => open());
});

describe('texts', () => {
  it('finds c++ and nothing that is merely C', async () => {
    expect((await idsOf(asked({ text: ' C++ ' }))).toSorted()).toEqual(
      (await idsOf(asked({ text: 'c++' }), memory)).toSorted(),
    );
  });

  it('corrects a mistake, and does not when asked not to', async () => {
    const bent = await open().search(asked({ text: 'pyhton' }));
    expect(bent.correction).toEqual({ from: 'pyhton', to: 'python' });
    expect(bent.results[0]?.match?.words[0]).toMatchObject({ found: 'python', kind: 'fuzzy' });
    const exact = await open().search(asked({ text: 'pyhton', isVerbatim: true }));
    expect(exact).toMatchObject({ total: 0, pageCount: 1, correction: null });
  });

  it('tells which words were found where', async () => {
    const { results } = await open().search(asked({ text: 'fotograf' }));
    expect(results[0]?.match?.words[0]).toMatchObject({
      asked: 'fotograf',
      kind: 'prefix',
      share: 1,
    });
  });

  it('finds the other language through the glossary', async () => {
    const query = asked({ text: 'pintura' });
    const { results, correction } = await open().search(query);
    expect(correction).toBeNull();
    expect(results[0]?.match?.words[0]).toMatchObject({ found: 'painting', kind: 'translation' });
    expect(await open().search({ ...query, isVerbatim: true })).toMatchObject({ total: 0 });
  });

  it('leads from words that no subject begins with to the one that they mean', async () => {
    for (const text of ['foto', 'fotos', 'cámara']) {
      const suggestions = await open().suggest({ text, language: 'es' });
      const subjects = suggestions.filter(({ kind }) => kind === 'subject');
      expect(
        subjects.map((one) => one.text),
        text,
      ).toContain('Photography');
    }
  });

  it('suggests, relaxes and recommends', async () => {
    const suggestions = await open().suggest({ text: 'pyt', language: 'es' });
    expect(suggestions[0]).toMatchObject({ kind: 'subject', text: 'Python', language: null });
    expect(suggestions[0]?.total).toBeGreaterThan(0);
    expect(new Set(suggestions.map(({ kind }) => kind))).toContain('course');
    expect(await open().suggest({ text: ' ', language: 'es' })).toEqual([]);
    for (const [text, language] of [
      ['cours', 'es'],
      ['negoc', 'es'],
      ['photography', 'en'],
    ] as const) {
      const own = await open().suggest({ text, language });
      const shared = (await memory.suggest({ text, language })).filter(
        ({ kind }) => kind === 'platform' || kind === 'category',
      );
      expect(shared.length).toBeGreaterThan(0);
      expect(own).toEqual(expect.arrayContaining(shared));
    }
    const institutions = await open().suggest({ text: 'universit', language: 'es' });
    expect(institutions.map(({ kind }) => kind)).toContain('institution');
    const query = asked({ text: 'python', filters: { category: ['Music'] } });
    const relaxed = await open().relax(query);
    const { total } = await open().search(asked({ text: 'python' }));
    expect(relaxed.filters).toEqual([{ facet: 'category', total }]);
    expect(relaxed.subjects.map(({ subject }) => subject)).toContain('Python');
    expect(relaxed.popular).toHaveLength(4);
    const cart = sampleCourses.filter(({ id }) => id === 'udemy:2843938');
    const recommended = await open().recommend({
      category: 'Music',
      preferredCategory: 'Music',
      cart,
      language: 'es',
      limit: 6,
    });
    expect(recommended).toHaveLength(6);
    expect(recommended.map(({ reason }) => reason.kind).slice(0, 2)).toEqual(['cart', 'category']);
    expect(recommended.map(({ course }) => course)).not.toContainEqual(cart[0]);
  });

  it('finds the like of a course, never the course itself', async () => {
    const [first] = sampleCourses;
    const page = await open().search(asked({ similarTo: first?.id ?? '' }));
    expect(page.similarTo).toEqual(first);
    expect(page.total).toBeGreaterThan(0);
    expect(page.results.map(({ course }) => course.id)).not.toContain(first?.id);
    expect(await open().search(asked({ similarTo: 'udemy:0' }))).toMatchObject({ similarTo: null });
  });
});

describe('what goes wrong', () => {
  it('takes values that look like its own language as values', async () => {
    const query = asked({ similarTo: '`] || platform:=[`udemy`', text: '' });
    expect(await open().search(query)).toMatchObject({ similarTo: null, total: 120 });
  });

  it('stops when the signal says so', async () => {
    const reason = new Error('left the page');
    const signal = AbortSignal.abort(reason);
    await expect(open().search(emptyQuery, { signal })).rejects.toBe(reason);
    const controller = new AbortController();
    const answer = open().search(emptyQuery, { signal: controller.signal });
    controller.abort(reason);
    await expect(answer).rejects.toBe(reason);
  });

  it('has no courses for a wrong key', async () => {
    const catalogue = createTypesenseCatalogue({ url: server.url, searchKey: 'wrong' });
    await expect(catalogue.search(emptyQuery)).rejects.toMatchObject({ code: 'missing' });
  });

  it.each([
    ['nothing listens', null, 'network'],
    ['it fails', { status: 503, body: '{"message":"Not Ready"}' }, 'unavailable'],
    [
      'it answers something else',
      { status: 200, body: '{"results":[{"found":"many"}]}' },
      'damaged',
    ],
    ['it answers a page', { status: 200, body: '<!doctype html>' }, 'damaged'],
    [
      'there is no collection',
      { status: 200, body: '{"results":[{"code":404,"error":"Not found"}]}' },
      'missing',
    ],
    [
      'it refuses the query',
      { status: 200, body: '{"results":[{"code":400,"error":"Bad"}]}' },
      'damaged',
    ],
  ])('says so when %s', async (_, reply, code) => {
    const broken = createServer((_request, response) => {
      response.writeHead(reply?.status ?? 200, {
        'content-type': reply?.body.startsWith('<') === true ? 'text/html' : 'application/json',
      });
      response.end(reply?.body);
    });
    await once(broken.listen(0, '127.0.0.1'), 'listening');
    const { port } = broken.address() as AddressInfo;
    if (reply === null) await new Promise((resolve) => broken.close(resolve));
    const url = `http://127.0.0.1:${port}`;
    const catalogue = createTypesenseCatalogue({ url, searchKey: 'any' });
    await expect(catalogue.search(emptyQuery)).rejects.toMatchObject({
      name: 'CatalogueError',
      code,
    });
    broken.close();
  });
});
