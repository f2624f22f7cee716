import { CatalogueError } from '@aulario/course-data';
import { aCatalogue } from '@aulario/course-data/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReport, errorReportOf, reportUncaught } from './createReport.ts';
import { reportingCatalogue } from './reportingCatalogue.ts';

const post = vi.fn(async (_: string, request: RequestInit) => new Response(request.method));
const url = 'https://reports.example/';

beforeEach(() => {
  vi.stubGlobal('fetch', post);
  post.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

it('posts what went wrong and where, with the stack and its cause, once', () => {
  const report = createReport({ url, isDevelopment: false });
  const error = new CatalogueError('damaged', new RangeError('no such level'));
  report(error, 'catalogue: search');
  report(error, 'catalogue: search');
  expect(post).toHaveBeenCalledTimes(1);
  const body = JSON.parse(String(post.mock.lastCall?.[1].body));
  expect(body).toMatchObject({ name: 'CatalogueError', context: 'catalogue: search' });
  expect(body.stack).toContain('createReport.test.ts');
  expect(body.stack).toContain('Caused by: RangeError: no such level');
});

it('sends nothing personal', () => {
  const personal =
    'No answer for lucia@correo.test at https://aulario.example/courses?q=divorcio&page=2';
  const { message, stack } = errorReportOf(new Error(personal), 'test');
  for (const text of [message, stack]) expect(text).not.toMatch(/lucia|correo|divorcio|page=/);
  expect(message).toContain('https://aulario.example/courses');
});

it('is silent where nothing is configured, and stops in a loop', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  createReport({ url: '', isDevelopment: false })(new Error('x'), 'test');
  expect(log).not.toHaveBeenCalled();
  createReport({ url: '', isDevelopment: true })(new Error('x'), 'test');
  expect(log).toHaveBeenCalledOnce();
  expect(post).not.toHaveBeenCalled();
  const report = createReport({ url, isDevelopment: false });
  for (let round = 0; round < 100; round += 1) report(new Error(`${round}`), 'test');
  expect(post.mock.calls.length).toBeLessThan(30);
  log.mockRestore();
});

it('reports a catalogue that failed, but no abort', async () => {
  const report = vi.fn();
  const failing = (error: unknown) =>
    reportingCatalogue(aCatalogue({ overview: () => Promise.reject(error) }), report).overview({
      category: null,
    });
  const damaged = new CatalogueError('damaged');
  await expect(failing(damaged)).rejects.toBe(damaged);
  expect(report).toHaveBeenCalledExactlyOnceWith(damaged, 'catalogue: overview');
  await expect(failing(new DOMException('', 'AbortError'))).rejects.toThrow();
  expect(report).toHaveBeenCalledTimes(1);
});

it('reports uncaught errors, and code that could not be loaded', () => {
  const report = vi.fn();
  const page = new EventTarget() as Window;
  reportUncaught(page, report);
  const error = new TypeError('no such chunk');
  page.dispatchEvent(Object.assign(new Event('error'), { error }));
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  expect(report.mock.calls).toEqual([
    [error, 'uncaught'],
    [error, 'unhandled rejection'],
    [error, 'loading code'],
  ]);
});
