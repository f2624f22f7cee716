import sharp from 'sharp';
import { expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

/** A picture in one colour, but for one of its pixels. */
function paint(height: number, pixel = [251, 247, 243]): Promise<Buffer> {
  const data = Buffer.from(Array.from({ length: 20 * height }, () => [251, 247, 243]).flat());
  data.set(pixel, 3 * (7 * 20 + 13));
  return sharp(data, { raw: { width: 20, height, channels: 3 } })
    .png()
    .toBuffer();
}

it('is none between equal pictures', async () => {
  expect(await differenceOf(await paint(10), await paint(10))).toBeNull();
});

it.each([
  ['red', [250, 247, 243]],
  ['green', [251, 248, 243]],
  ['blue', [251, 247, 244]],
])('is found in one step of %s in one pixel, and marked', async (_, pixel) => {
  const found = await differenceOf(await paint(10), await paint(10, pixel));
  expect(found).toMatchObject({ summary: '1 pixel differs', top: 7, bottom: 8 });
  const marked = await found?.marked.raw().toBuffer();
  expect([...(marked?.subarray(4 * 152, 4 * 154) ?? [])]).toEqual([
    251, 247, 243, 255, 255, 0, 0, 255,
  ]);
});

it('is found in another size, and marked where only one picture is', async () => {
  const found = await differenceOf(await paint(10), await paint(12));
  const summary = '40 pixels differ, 20 x 10 became 20 x 12';
  expect(found).toMatchObject({ summary, top: 10, bottom: 12 });
  expect([...((await found?.marked.raw().toBuffer())?.subarray(-4) ?? [])]).toEqual([
    255, 0, 0, 255,
  ]);
});
