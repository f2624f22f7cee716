import { Blob } from 'node:buffer';
import { writeCatalogue } from '@aulario/course-data/build';
import { someCourses } from '@aulario/course-data/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { rejectDamagedParts } from './rejectDamagedParts.ts';

const parts = new Map<string, Uint8Array<ArrayBuffer>>();

beforeAll(async () => {
  // jsdom's Blob has no stream.
  vi.stubGlobal('Blob', Blob);
  for await (const { path, bytes } of writeCatalogue(someCourses(3)))
    if (path.includes('/')) parts.set(path, Uint8Array.from(bytes));
});

afterAll(() => vi.unstubAllGlobals());

async function isKept(path: string, body: Uint8Array<ArrayBuffer> | string, status = 200) {
  const request = new Request(`https://aulario.example/catalogue/${path}`);
  const given = { request, response: new Response(body, { status }), event: new Event('fetch') };
  return (await rejectDamagedParts().cacheWillUpdate?.(given as never)) !== null;
}

it('keeps every part of a catalogue', async () => {
  expect(parts.size).toBeGreaterThan(5);
  for (const [path, bytes] of parts) expect(await isKept(path, bytes), path).toBe(true);
});

it('keeps nothing else', async () => {
  for (const [path, bytes] of parts) {
    expect(await isKept(path, bytes.subarray(0, -1)), path).toBe(false);
    expect(await isKept(path, '<!doctype html>'), path).toBe(false);
    expect(await isKept(path, ''), path).toBe(false);
    expect(await isKept(path, bytes, 503), path).toBe(false);
    expect(await isKept(`other/${path}`, bytes), path).toBe(false);
  }
});
