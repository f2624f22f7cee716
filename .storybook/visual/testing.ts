import { blank, type Pixels } from './picture.ts';

type Color = readonly [red: number, green: number, blue: number];

/** A picture whose pixels are chosen one by one. */
export function paint(
  width: number,
  height: number,
  colorAt: (x: number, y: number) => Color,
): Pixels {
  const pixels = blank(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) pixels.data.set(colorAt(x, y), (y * width + x) * 3);
  }
  return pixels;
}
