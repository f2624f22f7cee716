import sharp, { type Sharp } from 'sharp';

/** A pixel that differs, and what makes the others pale: one byte each of opacity, blue, green and red. */
const [red, pale] = [0xff0000ff, 0xc0c0c0];

export interface Difference {
  /** How many pixels differ, and the sizes when those do. */
  readonly summary: string;
  /** The rows that differ. */
  readonly top: number;
  readonly bottom: number;
  /** The differing pixels in red over the pale picture. */
  readonly marked: Sharp;
}

/** Compares every pixel without tolerance, what only one of them has as well; null when all are equal. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Difference | null> {
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const pixelsOf = async (picture: Buffer, index: number) => {
    const right = width - (sizes[index]?.width ?? 0);
    const bottom = height - (sizes[index]?.height ?? 0);
    const image = sharp(picture).ensureAlpha().extend({ right, bottom, background: '#0000' });
    return new Uint32Array(new Uint8Array(await image.raw().toBuffer()).buffer);
  };
  const [old = [], present = []] = await Promise.all([before, after].map(pixelsOf));
  const marked = new Uint32Array(width * height);
  let [count, first, last] = [0, 0, 0];
  for (let index = 0; index < marked.length; index += 1) {
    const pixel = present[index] ?? 0;
    const isSame = pixel === old[index];
    marked[index] = isSame ? pixel | pale : red;
    if (isSame) continue;
    if (count === 0) first = index;
    last = index;
    count += 1;
  }
  if (count === 0) return null;
  const [from, to] = sizes.map((size) => `${size.width} x ${size.height}`);
  return {
    summary: `${count === 1 ? '1 pixel differs' : `${count} pixels differ`}${from === to ? '' : `, ${from} became ${to}`}`,
    top: Math.floor(first / width),
    bottom: Math.floor(last / width) + 1,
    marked: sharp(Buffer.from(marked.buffer), { raw: { width, height, channels: 4 } }),
  };
}
