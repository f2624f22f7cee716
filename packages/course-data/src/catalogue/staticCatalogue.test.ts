// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { aCourse, someCourses } from '../testing/builders.ts';
import { emptyQuery as all } from './catalogue.ts';
import { CatalogueError } from './catalogueError.ts';
import { createStaticCatalogue } from './staticCatalogue.ts';

const baseUrl = '/catalogue/';
const courses = someCourses(3);

function html(status: number): Response {
  return new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } });
}

function json(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'application/json; charset=utf-8' } });
}

function cutOff(): Response {
  const body = new ReadableStream({
    start: (controller) => controller.error(new TypeError('network error')),
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

const faults: [string, CatalogueError['code'], () => Promise<Response>][] = [
  ['no connection', 'network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a time-out', 'network', async () => Promise.reject(new DOMException('', 'TimeoutError'))],
  ['status 500', 'network', async () => html(500)],
  ['status 503 with JSON', 'network', async () => Response.json(courses, { status: 503 })],
  ['status 403', 'network', async () => html(403)],
  ['status 429', 'network', async () => html(429)],
  ['a body cut off', 'network', async () => cutOff()],
  ['status 404', 'missing', async () => html(404)],
  ['status 410', 'missing', async () => html(410)],
  ['a page instead of the file', 'missing', async () => html(200)],
  ['an empty file', 'damaged', async () => json('')],
  ['half a file', 'damaged', async () => json(JSON.stringify(courses).slice(0, 400))],
  ['something else', 'damaged', async () => json('{"courses":[]}')],
  ['null', 'damaged', async () => json('null')],
  ['nothing but damaged records', 'damaged', async () => json('[{"id":"udemy:1"},7]')],
];

describe('createStaticCatalogue', () => {
  it('fetches the file once, with the first search, for all searches', async () => {
    const fetchFile = vi.fn(async () => Response.json(courses));
    const catalogue = createStaticCatalogue({ baseUrl, fetch: fetchFile });
    expect(fetchFile).not.toHaveBeenCalled();
    await Promise.all([catalogue.search(all), catalogue.search({ ...all, text: 'curso' })]);
    await catalogue.search(all);
    expect(fetchFile.mock.calls).toEqual([['/catalogue/courses.json']]);
  });

  it('uses the fetch of the platform', async () => {
    vi.stubGlobal('fetch', async () => Response.json(courses));
    expect(await createStaticCatalogue({ baseUrl }).search(all)).toMatchObject({ total: 3 });
    vi.unstubAllGlobals();
  });

  it.each(faults)('tells of %s as %s, and the next search succeeds', async (_, code, fail) => {
    const fetchFile = vi.fn(async () => Response.json(courses)).mockImplementationOnce(fail);
    const catalogue = createStaticCatalogue({ baseUrl, fetch: fetchFile });
    const error: unknown = await catalogue.search(all).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CatalogueError);
    expect(error).toMatchObject({ code, name: 'CatalogueError' });
    expect(await catalogue.search(all)).toMatchObject({ total: 3 });
    expect(fetchFile).toHaveBeenCalledTimes(2);
  });

  it('skips damaged and repeated records and tells how many', async () => {
    const onSkipped = vi.fn();
    const file = [aCourse(), 7, aCourse({ title: '' }), aCourse(), aCourse({ id: 'udemy:2' })];
    const catalogue = createStaticCatalogue({
      baseUrl,
      fetch: async () => Response.json(file),
      onSkipped,
    });
    expect(await catalogue.search(all)).toMatchObject({ total: 2 });
    expect(onSkipped.mock.calls.map(([skipped]) => skipped)).toEqual([
      [
        { path: '1', message: expect.any(String) },
        { path: '2.title', message: 'Empty text' },
        { path: '3.id', message: 'Already in the catalogue' },
      ],
    ]);
  });

  it('keeps the shared request when one of its searches is aborted', async () => {
    let answer: (response: Response) => void = () => undefined;
    const fetchFile = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
    const catalogue = createStaticCatalogue({ baseUrl, fetch: fetchFile });
    const controller = new AbortController();
    const aborted = catalogue.search(all, controller);
    const kept = catalogue.search(all);
    controller.abort();
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
    answer(Response.json(courses));
    expect(await kept).toMatchObject({ total: 3 });
    expect(fetchFile).toHaveBeenCalledTimes(1);
  });
});
