import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { difference, pack } from './picture.ts';

type Color = readonly [red: number, green: number, blue: number];

const plaster: Color = [251, 247, 243];

/** A picture whose pixels are chosen one by one, as a browser would write it. */
function drawn(width: number, height: number, colorAt: (x: number, y: number) => Color): Buffer {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      png.data.set([...colorAt(x, y), 255], (y * width + x) * 4);
    }
  }
  return PNG.sync.write(png);
}

const plain = drawn(20, 10, () => plaster);

const withPixel = (color: Color) =>
  drawn(20, 10, (x, y) => (x === 13 && y === 7 ? color : plaster));

describe('difference', () => {
  it('is none between equal pictures, however they are stored', () => {
    expect(difference(plain, plain)).toBeNull();
    expect(difference(pack(plain), plain)).toBeNull();
  });

  it('is found in one pixel', () => {
    expect(difference(plain, withPixel([40, 27, 58]))?.summary).toBe('1 pixel differs');
  });

  it.each([
    ['red', [250, 247, 243]],
    ['green', [251, 248, 243]],
    ['blue', [251, 247, 242]],
  ] as const)('is found in one step of %s', (_, color) => {
    expect(difference(plain, withPixel(color))?.summary).toBe('1 pixel differs');
  });

  it('is found in every pixel', () => {
    expect(
      difference(
        plain,
        drawn(20, 10, () => [251, 247, 242]),
      )?.summary,
    ).toBe('200 pixels differ');
  });

  it('draws the differing pixels', () => {
    const found = difference(plain, withPixel([40, 27, 58]));
    const { width, height, data } = PNG.sync.read(found?.picture ?? Buffer.alloc(0));
    expect([width, height]).toEqual([20, 10]);
    expect([...data.subarray((7 * 20 + 13) * 4, (7 * 20 + 13) * 4 + 3)]).toEqual([255, 0, 0]);
  });

  it.each([
    [20, 11],
    [21, 10],
  ])('is found in a size of %i x %i, with nothing to draw', (width, height) => {
    const other = drawn(width, height, () => plaster);
    expect(difference(plain, other)).toEqual({
      summary: `20 x 10 became ${width} x ${height}`,
      picture: null,
    });
  });
});

describe('pack', () => {
  it.each([1, 2, 256, 257, 4000])('loses nothing of %i colours', (count) => {
    const picture = drawn(100, 40, (x, y) => {
      const color = (y * 100 + x) % count;
      return [color % 256, Math.floor(color / 256), 7];
    });
    expect(PNG.sync.read(pack(picture)).data.equals(PNG.sync.read(picture).data)).toBe(true);
  });

  it('makes a picture of few colours much smaller', () => {
    const picture = drawn(320, 640, (x, y) => [(x * y) % 16, x % 3, 200]);
    expect(pack(picture).length).toBeLessThan(picture.length / 2);
  });
});
