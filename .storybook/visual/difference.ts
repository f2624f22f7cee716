import sharp from 'sharp';

/** A picture, row by row: one number for the red, green, blue and opacity of each pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint32Array;
}

/** Reads a picture in any format. */
export async function readPixels(picture: Buffer): Promise<Pixels> {
  const image = sharp(picture, { limitInputPixels: false }).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  const { buffer, byteOffset, length } = data;
  return {
    width: info.width,
    height: info.height,
    data: new Uint32Array(buffer.slice(byteOffset, byteOffset + length)),
  };
}

/** Opens a picture, or some of its rows, to be written in another format. */
export const openPixels = ({ width, data }: Pixels, top: number, bottom: number) =>
  sharp(Buffer.from(data.slice(top * width, bottom * width).buffer), {
    raw: { width, height: bottom - top, channels: 4 },
    limitInputPixels: false,
  });

const [red, fade] = [0xff0000ff, 0xc0c0c0];

export interface Difference {
  /** How many pixels differ, and the sizes when those do. */
  readonly summary: string;
  /** The differing pixels in red over the pale picture; what only one of them has differs, too. */
  readonly marked: Pixels;
  /** The rows that differ. */
  readonly top: number;
  readonly bottom: number;
}

/** Compares every pixel without tolerance; null when all are equal. */
export function differenceOf(before: Pixels, after: Pixels): Difference | null {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const marked = { width, height, data: new Uint32Array(width * height) };
  const at = (pixels: Pixels, x: number, y: number) =>
    x < pixels.width && y < pixels.height ? pixels.data[y * pixels.width + x] : undefined;
  let [count, top, bottom] = [0, height, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const present = at(after, x, y);
      const isSame = at(before, x, y) === present;
      marked.data[y * width + x] = isSame ? ((present ?? 0) | fade) >>> 0 : red;
      if (isSame) continue;
      count += 1;
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  if (count === 0) return null;
  const sizes =
    before.width === after.width && before.height === after.height
      ? ''
      : `, ${before.width} x ${before.height} became ${after.width} x ${after.height}`;
  const summary = `${count === 1 ? '1 pixel differs' : `${count} pixels differ`}${sizes}`;
  return { summary, marked, top, bottom };
}
