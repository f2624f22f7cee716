import sharp from 'sharp';
import { expect, it } from 'vitest';
import { differingPart } from './report.ts';

/** A picture in one colour, but for one pixel in its row 200. */
function paint(width: number, height: number, pixel = [251, 247, 243]): Promise<Buffer> {
  const data = Buffer.from(Array.from({ length: width * height }, () => [251, 247, 243]).flat());
  data.set(pixel, 3 * (200 * width + 13));
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

it.each([
  ['one step of red in one pixel', paint(20, 400, [250, 247, 243]), [120, 281]],
  ['one step of green in one pixel', paint(20, 400, [251, 248, 243]), [120, 281]],
  ['one step of blue in one pixel', paint(20, 400, [251, 247, 244]), [120, 281]],
  ['another height', paint(20, 430), [320, 430]],
  ['another width', paint(21, 400), [0, 400]],
])('finds the rows of %s, and what lies around them', async (_, picture, [top, bottom]) => {
  const part = await differingPart(await paint(20, 400), await picture);
  expect(part).toMatchObject({ top, bottom });
});
