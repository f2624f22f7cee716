import { blank, type Pixels } from './picture.ts';

export interface Difference {
  /** How many pixels differ, or that the pictures have other sizes. */
  readonly summary: string;
  /** The differing pixels in red over the pale reference; none when the sizes differ. */
  readonly marked: Pixels | null;
}

const red = [255, 0, 0];

/** Compares every pixel without tolerance; null when all are equal. */
export function difference(before: Pixels, after: Pixels): Difference | null {
  const { width, height } = before;
  if (width !== after.width || height !== after.height) {
    const summary = `${width} x ${height} became ${after.width} x ${after.height}`;
    return { summary, marked: null };
  }
  if (before.data.equals(after.data)) return null;
  const marked = blank(width, height);
  let count = 0;
  for (let at = 0; at < before.data.length; at += 3) {
    const pixel = before.data.subarray(at, at + 3);
    const isSame = pixel.equals(after.data.subarray(at, at + 3));
    if (!isSame) count += 1;
    marked.data.set(isSame ? pixel.map((value) => 204 + value / 5) : red, at);
  }
  return { summary: count === 1 ? '1 pixel differs' : `${count} pixels differ`, marked };
}
