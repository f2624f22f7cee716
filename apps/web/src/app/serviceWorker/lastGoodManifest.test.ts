import { Blob } from 'node:buffer';
import { writeCatalogue } from '@aulario/course-data/build';
import { someCourses } from '@aulario/course-data/testing';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { lastGoodManifest } from './lastGoodManifest.ts';

const url = 'https://aulario.example/catalogue/manifest.json';
const json = { headers: { 'content-type': 'application/json' } };
let manifest = '';

beforeAll(async () => {
  // jsdom's Blob has no stream.
  vi.stubGlobal('Blob', Blob);
  for await (const { path, bytes } of writeCatalogue(someCourses(3)))
    if (path === 'manifest.json') manifest = new TextDecoder().decode(bytes);
});

afterEach(() => vi.unstubAllGlobals());

const given = (response: Response) =>
  ({ request: new Request(url), response, event: new Event('fetch') }) as never;

async function answerOf(response: Response, kept?: string) {
  const match = async () => (kept === undefined ? undefined : new Response(kept, json));
  vi.stubGlobal('caches', { match });
  const answer = await lastGoodManifest().fetchDidSucceed?.(given(response));
  return { status: answer?.status, text: await answer?.text() };
}

const isKept = async (response: Response) =>
  (await lastGoodManifest().cacheWillUpdate?.(given(response))) !== null;

const faults: [string, () => Response][] = [
  ['missing', () => new Response('', { status: 404 })],
  ['a page', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
  ['cut off', () => new Response(manifest.slice(0, -9), json)],
  ['changed', () => new Response(manifest.replace('"size":3', '"size":4'), json)],
  ['empty', () => new Response('', json)],
];

it('lets an intact one through, and keeps it', async () => {
  expect(await answerOf(new Response(manifest, json), 'older')).toMatchObject({ text: manifest });
  expect(await isKept(new Response(manifest, json))).toBe(true);
});

it.each(faults)('one that is %s leaves the last good one standing', async (_, bad) => {
  expect(await answerOf(bad(), manifest)).toEqual({ status: 200, text: manifest });
  expect(await isKept(bad())).toBe(false);
});

it('says what the host said where none is kept', async () => {
  expect(await answerOf(new Response('', { status: 404 }))).toMatchObject({ status: 404 });
});
