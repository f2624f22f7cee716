import { describe, expect, it, vi } from 'vitest';
import { sampleCourses } from '../../samples/sampleCourses.ts';
import { aCourse, someCourses, usd } from '../../testing/builders.ts';
import { CatalogueError } from '../port/catalogueError.ts';
import { emptyQuery as all } from '../port/catalogueQuery.ts';
import { createStaticCatalogue } from './createStaticCatalogue.ts';
import type { Manifest } from './manifest.ts';
import { formatVersion, manifestPath } from './manifestFile.ts';
import { openJson, sealJson } from './partBytes.ts';
import { hostCatalogue, type StaticHost } from './testing/staticHost.ts';

const baseUrl = '/catalogue/';
const open = ({ fetch }: Pick<StaticHost, 'fetch'>) => createStaticCatalogue({ baseUrl, fetch });

const html = (status: number) =>
  new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } });

const json = (text: string) =>
  new Response(text, { headers: { 'content-type': 'application/json; charset=utf-8' } });

function cutOff(): Response {
  const body = new ReadableStream({
    start: (controller) => controller.error(new TypeError('network error')),
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

const faults: [string, CatalogueError['code'], () => Promise<Response>][] = [
  ['status 500', 'unavailable', async () => html(500)],
  ['status 503 with JSON', 'unavailable', async () => Response.json({}, { status: 503 })],
  ['status 403', 'unavailable', async () => html(403)],
  ['status 429', 'unavailable', async () => html(429)],
  ['a body cut off', 'network', async () => cutOff()],
  ['status 404', 'missing', async () => html(404)],
  ['status 410', 'missing', async () => html(410)],
  ['a page instead of the file', 'missing', async () => html(200)],
  ['an empty file', 'damaged', async () => json('')],
  ['half a file', 'damaged', async () => json('{"version":1,')],
  ['something else', 'damaged', async () => json('{"courses":[]}')],
  ['null', 'damaged', async () => json('null')],
];

describe('the manifest', () => {
  it.each(faults)('%s is reported as %s, and the next request succeeds', async (_, code, fail) => {
    const host = await hostCatalogue(someCourses(3));
    // A failure that persists in the retry past the cache is reported.
    const fetchFile = vi.fn(host.fetch).mockImplementationOnce(fail).mockImplementationOnce(fail);
    const catalogue = open({ fetch: fetchFile });
    const error: unknown = await catalogue.search(all).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CatalogueError);
    expect(error).toMatchObject({ code, name: 'CatalogueError' });
    expect(await catalogue.search(all)).toMatchObject({ total: 3 });
  });

  it.each([
    ['no connection', 'network', new TypeError('Failed to fetch')],
    ['a time-out', 'timeout', new DOMException('', 'TimeoutError')],
  ])('%s is reported as %s, and not waited for twice', async (_, code, reason) => {
    const host = await hostCatalogue(someCourses(3));
    const fetchFile = vi.fn(host.fetch).mockRejectedValueOnce(reason);
    const catalogue = open({ fetch: fetchFile });
    await expect(catalogue.search(all)).rejects.toMatchObject({ code });
    expect(fetchFile).toHaveBeenCalledTimes(1);
    expect(await catalogue.search(all)).toMatchObject({ total: 3 });
  });

  it.each([
    ['of another version', { version: 1 }, `Version 1, not ${formatVersion}`],
    ['that promises too many courses', { size: 300_000_000 }, 'size'],
    ['that promises too long a file', { records: { maxBytes: 1e9 } }, 'maxBytes'],
  ] as [string, { size?: number; records?: object }, string][])(
    '%s is refused by name',
    async (_, change, message) => {
      const host = await hostCatalogue(someCourses(3));
      const sealed = host.files.get(manifestPath) ?? new Uint8Array();
      const manifest: Manifest = JSON.parse(openJson(manifestPath, sealed));
      const changed = {
        ...manifest,
        ...change,
        records: { ...manifest.records, ...change.records },
      };
      host.files.set(manifestPath, sealJson(manifestPath, JSON.stringify(changed)));
      const error = await open(host)
        .search(all)
        .catch((reason: unknown) => reason);
      const cause = { message: expect.stringContaining(message) };
      expect(error).toMatchObject({ code: 'damaged', cause });
    },
  );

  it('may be preloaded, and is fetched again when that failed', async () => {
    const host = await hostCatalogue(someCourses(3));
    const text = openJson(manifestPath, host.files.get(manifestPath) ?? new Uint8Array());
    const given = createStaticCatalogue({ baseUrl, ...host, manifest: Promise.resolve(text) });
    await given.search(all);
    expect(host.asked).not.toContain('manifest.json');
    const failed = Promise.reject(new CatalogueError('network'));
    const again = createStaticCatalogue({ baseUrl, ...host, manifest: failed });
    await expect(again.search(all)).rejects.toMatchObject({ code: 'network' });
    expect(await again.search(all)).toMatchObject({ total: 3 });
  });
});

describe('the parts', () => {
  it('are not needed for the first page without a query, and only the records for others', async () => {
    const host = await hostCatalogue(sampleCourses);
    const catalogue = open(host);
    await Promise.all([catalogue.search(all), catalogue.search(all)]);
    expect(host.asked).toEqual(['manifest.json']);
    await catalogue.search({ ...all, page: 3 });
    expect(host.asked.slice(1).every((path) => /^records-.*\.json$/.test(path))).toBe(true);
  });

  it('are fetched once each, the columns not before they are needed', async () => {
    const host = await hostCatalogue(sampleCourses);
    const catalogue = open(host);
    const python = { ...all, text: 'python' };
    await Promise.all([catalogue.search(python), catalogue.search({ ...all, text: 'redes' })]);
    expect(host.asked.filter((path) => path.startsWith('columns-'))).toEqual([]);
    await Promise.all([catalogue.count(python), catalogue.count(all)]);
    await catalogue.search({ ...python, filters: { level: ['beginner'] }, sort: 'rating' });
    await catalogue.search({ ...python, sort: 'rating' });
    expect(new Set(host.asked).size).toBe(host.asked.length);
  });

  it('of an older catalogue lead to the new one', async () => {
    const host = await hostCatalogue(sampleCourses);
    const catalogue = open(host);
    expect(await catalogue.search(all)).toMatchObject({ total: 120 });
    host.files.clear();
    await expect(catalogue.count(all)).rejects.toMatchObject({ code: 'missing' });
    const { files } = await hostCatalogue(someCourses(30));
    for (const [path, bytes] of files) host.files.set(path, bytes);
    expect((await catalogue.count(all)).platform['udemy']).toBe(30);
    expect(await catalogue.search(all)).toMatchObject({ total: 30 });
  });

  it('lead to the new catalogue where only the changes are other ones', async () => {
    const priceFell = (now: number) => ({
      builtOn: '2026-11-02' as const,
      changes: [
        {
          kind: 'price',
          id: 'udemy:0',
          day: '2026-11-02',
          before: usd(20),
          now: usd(now),
        } as const,
      ],
    });
    const courses = someCourses(3);
    const host = await hostCatalogue(courses, priceFell(15));
    const catalogue = open(host);
    await catalogue.search(all);
    const next = await hostCatalogue(courses, priceFell(10));
    host.files.clear();
    for (const [path, bytes] of next.files) host.files.set(path, bytes);
    expect(await catalogue.changes(['udemy:0'])).toMatchObject([{ now: usd(10) }]);
  });
});

it('omits damaged records and reports them', async () => {
  const host = await hostCatalogue(someCourses(20));
  const [path = ''] = [...host.files.keys()].filter((name) => name.endsWith('/2.json'));
  const records = JSON.stringify([7, [...Object.values(aCourse({ title: '' }))]]);
  host.files.set(path, sealJson(path, records));
  const onDamaged = vi.fn();
  const catalogue = createStaticCatalogue({ baseUrl, fetch: host.fetch, onDamaged });
  const { total, results, damaged } = await catalogue.search({ ...all, page: 2 });
  expect([total, results.length, damaged]).toEqual([20, 4, 4]);
  expect(onDamaged).toHaveBeenCalledWith({ path: '16.id', message: expect.any(String) });
});

it('keeps the shared request when one of its requests is aborted', async () => {
  const host = await hostCatalogue(someCourses(3));
  const arrived = Promise.withResolvers<void>();
  const fetchFile = vi.fn<typeof fetch>((...request) =>
    arrived.promise.then(() => host.fetch(...request)),
  );
  const catalogue = open({ fetch: fetchFile });
  const controller = new AbortController();
  const aborted = catalogue.search(all, controller);
  const kept = catalogue.search(all);
  controller.abort();
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
  arrived.resolve();
  expect(await kept).toMatchObject({ total: 3 });
  expect(fetchFile).toHaveBeenCalledTimes(1);
});
