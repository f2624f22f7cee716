import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const started = vi.fn();

const start = async (hasFailed: boolean) =>
  (await import('./startCatalogueWorker.ts')).startCatalogueWorker(hasFailed);

// The address of a worker is trusted once per page.
beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  started.mockClear();
});

const stubWorker = () =>
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        started();
      }
    },
  );

it('says that a browser without workers cannot search', async () => {
  await expect(start(false)).rejects.toMatchObject({ code: 'unsupported' });
});

it.each([
  ['network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['timeout', () => Promise.reject(new DOMException('', 'TimeoutError'))],
  ['unavailable', async () => new Response('', { status: 503 })],
])('says why its code cannot be fetched again: %s', async (code, answer) => {
  stubWorker();
  vi.stubGlobal('fetch', answer);
  await expect(start(true)).rejects.toMatchObject({ code });
  expect(started).not.toHaveBeenCalled();
});

it('starts with code that was fetched past the cache', async () => {
  stubWorker();
  const fetched = vi.fn<typeof fetch>(async () => new Response(''));
  vi.stubGlobal('fetch', fetched);
  await start(true);
  expect(fetched.mock.lastCall?.[1]).toMatchObject({ cache: 'reload' });
  expect(started).toHaveBeenCalledOnce();
});
