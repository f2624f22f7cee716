import { expect, it } from 'vitest';
import { differenceOf, type Pixels } from './difference.ts';

const paper = 0xfff3f7fb;

const paint = (width: number, height: number, pixel = paper): Pixels => {
  const data = new Uint32Array(width * height).fill(paper);
  if (height > 7) data[7 * width + 13] = pixel;
  return { width, height, data };
};

it('is none between equal pictures', () => {
  expect(differenceOf(paint(20, 10), paint(20, 10))).toBeNull();
});

it.each([
  ['red', paper - 1],
  ['green', paper - 0x100],
  ['blue', paper - 0x10000],
])('is found in one step of %s in one pixel, and marked', (_, pixel) => {
  const found = differenceOf(paint(20, 10), paint(20, 10, pixel));
  expect(found).toMatchObject({ summary: '1 pixel differs', top: 7, bottom: 8 });
  expect(found?.marked.data.slice(152, 154)).toEqual(new Uint32Array([paper, 0xff0000ff]));
});

it('is found in another size, and marked where only one picture is', () => {
  const found = differenceOf(paint(20, 10), paint(20, 12));
  expect(found).toMatchObject({
    summary: '40 pixels differ, 20 x 10 became 20 x 12',
    top: 10,
    bottom: 12,
  });
  expect(found?.marked.data.at(-1)).toBe(0xff0000ff);
});
