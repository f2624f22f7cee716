import { expect, it, vi } from 'vitest';
import { openBytes, openJson, packBytes, sealBytes, sealJson, unpackBytes } from './partBytes.ts';

it('unpacks the declared size', async () => {
  const bytes = Uint8Array.from({ length: 5000 }, (_, index) => index % 7);
  expect(await unpackBytes(await packBytes(bytes), 5000)).toEqual(bytes);
});

it('stops at the declared size of a file that grows', async () => {
  const packed = await packBytes(new Uint8Array(50_000_000));
  expect(packed.length).toBeLessThan(60_000);
  await expect(unpackBytes(packed, 1000)).rejects.toMatchObject({ code: 'damaged' });
  await expect(unpackBytes(packed, 60_000_000)).rejects.toMatchObject({ code: 'damaged' });
});

it('does not call a browser that cannot unpack a damaged file', async () => {
  const packed = await packBytes(new Uint8Array(10));
  vi.stubGlobal('DecompressionStream', undefined);
  await expect(unpackBytes(packed, 10)).rejects.toThrow(TypeError);
  vi.unstubAllGlobals();
});

const content = new TextEncoder().encode('["a", "ñ"]');

it.each([
  ['bytes', sealBytes, openBytes, content],
  ['JSON', (path: string, _: Uint8Array) => sealJson(path, '["a", "ñ"]'), openJson, '["a", "ñ"]'],
])('refuses %s with any flipped bit, and those of another part', (_, seal, open, whole) => {
  const sealed = seal('ids-1/7.bin', content);
  expect(open('ids-1/7.bin', sealed)).toEqual(whole);
  expect(() => open('ids-1/8.bin', sealed)).toThrow('could not be understood');
  for (let bit = 0; bit < sealed.length * 8; bit += 1) {
    const damaged = sealed.slice();
    damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(() => open('ids-1/7.bin', damaged)).toThrow('could not be understood');
  }
});
