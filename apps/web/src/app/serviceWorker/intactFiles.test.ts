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
