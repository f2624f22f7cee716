import { describe, expect, it } from 'vitest';
import { layOut, type Size, takeFrom } from './spriteSheet.ts';
import { paint } from './testing.ts';

/** Pictures of several heights, each of another colour. */
const pictures = Array.from({ length: 30 }, (_, index) =>
  paint(index === 7 ? 50 : 40, 5 + ((index * 7) % 11), (x, y) => [index, x, y]),
);

describe('a sheet', () => {
  it.each([1, 2, 12, 30])('gives back each of %i pictures', async (count) => {
    const laid = pictures.slice(0, count);
    const sizes = laid.map(({ width, height }): Size => [width, height]);
    const sheet = layOut(laid);
    for (const [index, picture] of laid.entries()) {
      expect(await takeFrom(sheet, sizes, index)).toEqual(picture);
    }
    expect(await takeFrom(sheet, sizes, count)).toBeNull();
  });

  it('is never wider than WebP allows', () => {
    const wide = Array.from({ length: 13 }, () => paint(1280, 1, () => [1, 2, 3]));
    expect(layOut(wide)).toMatchObject({ width: 15_360, height: 2 });
  });
});
