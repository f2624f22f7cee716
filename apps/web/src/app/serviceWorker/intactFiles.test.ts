import { afterEach, expect, it, vi } from 'vitest';
import { intactFiles } from './intactFiles.ts';

const url = 'https://aulario.example/assets/cart-1.js';
const whole = 'export const cart = 1;';
const digests: Record<string, string> = {};

const sha256 = async (text: string) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('hex');
};

async function keep(first: Response, again?: Response) {
  const past = vi.fn(async (_: Request) => again ?? Response.error());
  vi.stubGlobal('fetch', past);
  digests['/assets/cart-1.js'] = await sha256(whole);
  const { fetchDidSucceed } = intactFiles(digests);
  const given = { request: new Request(url), response: first, event: new Event('install') };
  return { past, kept: fetchDidSucceed?.(given as Parameters<typeof fetchDidSucceed>[0]) };
}

afterEach(() => vi.unstubAllGlobals());

it('keeps what was built, without asking again', async () => {
  const { kept, past } = await keep(new Response(whole));
  expect(await (await kept)?.text()).toBe(whole);
  expect(past).not.toHaveBeenCalled();
});

it.each([
  ['a 404', new Response('', { status: 404 })],
  ['a file cut off', new Response(whole.slice(0, 9))],
  ['a page in its place', new Response('<!doctype html>')],
])('asks past the cache for what came as %s', async (_, bad) => {
  const { kept, past } = await keep(bad, new Response(whole));
  expect(await (await kept)?.text()).toBe(whole);
  expect(past.mock.lastCall?.[0].cache).toBe('reload');
});

it('keeps nothing while the host gives something else', async () => {
  const { kept } = await keep(new Response('x'), new Response('y'));
  await expect(kept).rejects.toThrow('is not what was built');
});

/** A worker's cache that holds one file, and what it serves for it. */
async function serve(cached: string, answer: () => Promise<Response>) {
  const held = new Map([[url, new Response(cached)]]);
  const cache = {
    delete: async (request: Request) => held.delete(request.url),
    put: async (request: Request, response: Response) => void held.set(request.url, response),
  };
  const past = vi.fn(answer);
  vi.stubGlobal('fetch', past);
  vi.stubGlobal('caches', { open: async () => cache });
  digests['/assets/cart-1.js'] = await sha256(whole);
  const { cachedResponseWillBeUsed } = intactFiles(digests);
  const request = new Request(url);
  const served = async () =>
    cachedResponseWillBeUsed?.({
      cacheName: 'files',
      request,
      cachedResponse: new Response(cached),
      event: new Event('fetch') as ExtendableEvent,
    });
  return { served, held, past };
}

it('serves what is whole in the cache, without a network', async () => {
  const { served, past } = await serve(whole, async () => Response.error());
  expect(await (await served())?.text()).toBe(whole);
  expect(past).not.toHaveBeenCalled();
});

it.each(['', whole.slice(0, 9), '<!doctype html>'])(
  'replaces %j in the cache by what the host has',
  async (damaged) => {
    const { served, held } = await serve(damaged, async () => new Response(whole));
    expect(await (await served())?.text()).toBe(whole);
    expect(await held.get(url)?.text()).toBe(whole);
  },
);

it('keeps no damaged file where the host has none either', async () => {
  const { served, held } = await serve('', () => Promise.reject(new TypeError('offline')));
  await expect(served()).rejects.toThrow('offline');
  expect(held.size).toBe(0);
});
