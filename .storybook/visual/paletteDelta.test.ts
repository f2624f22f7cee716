import { describe, expect, it } from 'vitest';
import { applyPaletteDelta, paletteDeltaOf } from './paletteDelta.ts';
import { readDelta, writeWebp } from './picture.ts';
import { paint } from './testing.ts';

const light = paint(40, 30, (x, y) => [(x * y) % 7, x % 5, 200]);

describe('paletteDeltaOf', () => {
  it('needs nothing but the legend where each colour has become another', () => {
    const dark = paint(40, 30, (x, y) => [255 - ((x * y) % 7), 3, x % 5]);
    const delta = paletteDeltaOf(light, dark);
    expect(delta.height).toBe(31);
    expect(delta.data.subarray(0, 40 * 30 * 4).every((byte) => byte === 0)).toBe(true);
    expect(applyPaletteDelta(light, delta)).toEqual(dark);
  });

  it('keeps each pixel in which a colour has become another than elsewhere', async () => {
    const dark = paint(40, 30, (x, y) => (x === 9 && y > 3 ? [x, y, 0] : [x % 5, 0, 0]));
    const stored = await readDelta(await writeWebp(paletteDeltaOf(light, dark)));
    expect(applyPaletteDelta(light, stored)).toEqual(dark);
  });

  it('paints black too, which a hole is made of', async () => {
    const dark = paint(40, 30, (x) => (x % 2 ? [0, 0, 0] : [9, 9, 9]));
    const stored = await readDelta(await writeWebp(paletteDeltaOf(light, dark)));
    expect(applyPaletteDelta(light, stored)).toEqual(dark);
  });
});
