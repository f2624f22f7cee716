// @vitest-environment jsdom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restoreTyping } from '../typing/typingOverReload.ts';
import { loadCode } from './loadCode.ts';
import { recoverByReload } from './recoverByReload.ts';
import { recoverFromFailedChunks } from './recoverFromFailedChunks.ts';

let answers: Record<string, string> = {};
let reload = vi.fn();
const fetchPastCache = vi.fn(async (url: string, _: RequestInit) => {
  const body = answers[url];
  if (body === undefined) throw new TypeError('Failed to fetch');
  return new Response(body, { status: body === '' ? 404 : 200 });
});

let listen = vi.spyOn(window, 'addEventListener');

beforeEach(() => {
  listen = vi.spyOn(window, 'addEventListener');
  sessionStorage.clear();
  fetchPastCache.mockClear();
  reload = vi.fn();
  vi.stubGlobal('fetch', fetchPastCache);
  vi.stubGlobal('location', { ...window.location, reload });
});

afterEach(() => {
  // The window outlives a test.
  for (const [type, listener] of listen.mock.calls) window.removeEventListener(type, listener);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const chunk = '/assets/cart-12345678.js';
const message = `Failed to fetch dynamically imported module: ${window.location.origin}${chunk}`;
const recover = () => recoverByReload(window, message);

it('asks the host past the cache before it reloads', async () => {
  answers = { [chunk]: 'export {}' };
  expect(await recover()).toBe(true);
  expect(fetchPastCache).toHaveBeenCalledWith(chunk, expect.objectContaining({ cache: 'reload' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads once for a bad answer, and again as soon as the host gives another one', async () => {
  answers = { [chunk]: '' };
  expect(await recover()).toBe(true);
  expect(await recover()).toBe(false);
  expect(await recover()).toBe(false);
  answers = { [chunk]: 'export {}' };
  expect(await recover()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('tries the same answer again when a while has passed', async () => {
  answers = { [chunk]: 'export {}' };
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  expect(await recover()).toBe(true);
  now.mockReturnValue(1_030_000);
  expect(await recover()).toBe(false);
  now.mockReturnValue(1_070_000);
  expect(await recover()).toBe(true);
});

it('asks for everything that the page was built from, but for nothing else', async () => {
  answers = { [chunk]: 'a', '/assets/main-1.js': 'b', '/assets/shared-1.js': 'c' };
  for (const href of ['/assets/shared-1.js', '/favicon.svg', 'https://other.test/assets/x-1.js']) {
    document.body.append(Object.assign(document.createElement('link'), { href }));
  }
  const entry = `${window.location.origin}/assets/main-1.js`;
  const entries = [{ name: entry }] as PerformanceEntryList;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
  await recover();
  expect(fetchPastCache.mock.calls.map(([url]) => url)).toEqual(Object.keys(answers));
});

it('keeps the page when there is no network, and where no reload could be remembered', async () => {
  answers = {};
  expect(await recover()).toBe(false);
  answers = { [chunk]: 'export {}' };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect(await recover()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

function failChunk(errorMessage = message) {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(Object.assign(event, { payload: new Error(errorMessage) }));
}

it('reloads once when several files of a screen fail', async () => {
  recoverFromFailedChunks(window, () => true);
  const texts = '/assets/es-12345678.js';
  answers = { [chunk]: 'export {}', [texts]: 'export {}' };
  failChunk();
  failChunk(message.replace(chunk, texts));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  // A second recovery would ask the host before it reloads.
  expect(fetchPastCache.mock.calls.map(([url]) => url)).toEqual([chunk]);
});

it.each(['search', 'text', 'email'])(
  'reloads although something is typed into a field of type %s, and keeps that',
  async (type) => {
    recoverFromFailedChunks(window, () => true);
    answers = { [chunk]: 'export {}' };
    const field = document.createElement('input');
    document.body.append(Object.assign(field, { type, name: 'typed', value: 'lucia@' }));
    failChunk();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    field.value = '';
    restoreTyping(window);
    expect(field.value).toBe('lucia@');
  },
);

it('does not reload while that would lose what is in memory alone, and says that the code failed', async () => {
  answers = { [chunk]: 'export {}' };
  let holdsUnstored = true;
  recoverFromFailedChunks(window, () => !holdsUnstored);
  const load = () =>
    loadCode(async () => {
      failChunk();
      throw new TypeError(message);
    });
  await expect(load()).rejects.toMatchObject({ name: 'ChunkLoadError' });
  expect(reload).not.toHaveBeenCalled();
  holdsUnstored = false;
  void load();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
