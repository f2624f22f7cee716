import { describe, expect, it } from 'vitest';
import { difference } from './difference.ts';
import { paint } from './testing.ts';

const plain = paint(20, 10, () => [251, 247, 243]);

const withPixel = (color: readonly [number, number, number]) =>
  paint(20, 10, (x, y) => (x === 13 && y === 7 ? color : [251, 247, 243]));

describe('difference', () => {
  it('is none between equal pictures', () => {
    expect(difference(plain, withPixel([251, 247, 243]))).toBeNull();
  });

  it.each([
    ['another colour', [40, 27, 58]],
    ['one step of red', [250, 247, 243]],
    ['one step of green', [251, 248, 243]],
    ['one step of blue', [251, 247, 242]],
  ] as const)('is found in one pixel of %s', (_, color) => {
    expect(difference(plain, withPixel(color))?.summary).toBe('1 pixel differs');
  });

  it('is found in every pixel', () => {
    const other = paint(20, 10, () => [251, 247, 242]);
    expect(difference(plain, other)?.summary).toBe('200 pixels differ');
  });

  it('marks the differing pixels over the pale picture', () => {
    const data = difference(plain, withPixel([40, 27, 58]))?.marked?.data;
    const at = (7 * 20 + 13) * 3;
    expect(data?.subarray(at - 3, at + 3)).toEqual(Buffer.from([254, 253, 252, 255, 0, 0]));
  });

  it.each([
    [20, 11],
    [21, 10],
  ])('is found in a size of %i x %i, with nothing to mark', (width, height) => {
    expect(
      difference(
        plain,
        paint(width, height, () => [251, 247, 243]),
      ),
    ).toEqual({ summary: `20 x 10 became ${width} x ${height}`, marked: null });
  });
});
