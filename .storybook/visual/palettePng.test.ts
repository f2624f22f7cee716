import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { palettePng } from './palettePng.ts';

const gray = (shades: number, opacity = 255) => {
  const data = Buffer.from(
    Array.from({ length: shades }, (_, shade) => [shade % 256, shade >> 8, 0, opacity]).flat(),
  );
  return { width: shades, height: 1, data };
};

it('writes a picture that any reader reads back', () => {
  const pixels = gray(256);
  const written = PNG.sync.read(palettePng(pixels) ?? Buffer.alloc(0));
  expect([written.width, written.height]).toEqual([256, 1]);
  expect(written.data.equals(pixels.data)).toBe(true);
});

it('refuses more colours than a byte can tell apart', () => {
  expect(palettePng(gray(257))).toBeNull();
});

it('refuses what is not opaque', () => {
  expect(palettePng(gray(3, 254))).toBeNull();
});
