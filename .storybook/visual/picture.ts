import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Stores a picture as small as lossless allows; browsers write theirs for speed. */
export const pack = (picture: Buffer): Buffer =>
  PNG.sync.write(PNG.sync.read(picture), { deflateLevel: 9, colorType: 2 });

export interface Difference {
  /** Number of pixels that differ, or a sentence when the pictures have other sizes. */
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
  return { summary: `${count} pixels differ`, picture: PNG.sync.write(drawn) };
}
