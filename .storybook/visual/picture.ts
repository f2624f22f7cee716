import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { palettePng } from './palettePng.ts';

/** Stores a picture as small as lossless allows; browsers write theirs for speed. */
export function pack(picture: Buffer): Buffer {
  const pixels = PNG.sync.read(picture);
  // Neither a filter nor a special strategy pays for planes of one colour.
  const plainly = { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 } as const;
  return palettePng(pixels) ?? PNG.sync.write(pixels, plainly);
}

export interface Difference {
  /** How many pixels differ, or that the pictures have other sizes. */
  readonly summary: string;
  /** The differing pixels drawn over the reference; none when the sizes differ. */
  readonly picture: Buffer | null;
}

/** Compares every pixel with no tolerance at all; null when all are the same. */
export function difference(reference: Buffer, actual: Buffer): Difference | null {
  const [before, after] = [PNG.sync.read(reference), PNG.sync.read(actual)];
  if (before.width !== after.width || before.height !== after.height) {
    const summary = `${before.width} x ${before.height} became ${after.width} x ${after.height}`;
    return { summary, picture: null };
  }
  if (before.data.equals(after.data)) return null;
  const { width, height } = before;
  const drawn = new PNG({ width, height });
  const count = pixelmatch(before.data, after.data, drawn.data, width, height, {
    threshold: 0,
    includeAA: true,
  });
  const summary = count === 1 ? '1 pixel differs' : `${count} pixels differ`;
  return { summary, picture: PNG.sync.write(drawn) };
}
