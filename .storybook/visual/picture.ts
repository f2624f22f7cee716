import sharp, { type Sharp } from 'sharp';

/** The colours of a picture, row by row: red, green and blue of each pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** A picture with transparent pixels: red, green, blue and opacity of each. */
export type PaletteDelta = Pixels;

const stored = (picture: Buffer) => sharp(picture, { limitInputPixels: false });

async function raw(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Reads a picture in any format; a screenshot is opaque. */
export const read = (picture: Buffer) => raw(stored(picture).removeAlpha());

export const readDelta = (picture: Buffer): Promise<PaletteDelta> =>
  raw(stored(picture).ensureAlpha());

const opened = ({ width, height, data }: Pixels | PaletteDelta) =>
  sharp(data, {
    raw: { width, height, channels: data.length === width * height * 4 ? 4 : 3 },
    limitInputPixels: false,
  });

/** Writes a PNG, which every browser shows. */
export const writePng = (pixels: Pixels) => opened(pixels).png().toBuffer();

/**
 * Writes a lossless WebP: about a third of a browser's PNG. Transparent pixels get no colour: it would
 * be stored.
 */
export const writeWebp = (pixels: Pixels | PaletteDelta) =>
  opened(pixels).webp({ lossless: true, effort: 6 }).toBuffer();

export const blank = (width: number, height: number): Pixels => ({
  width,
  height,
  data: Buffer.alloc(width * height * 3),
});

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Copies the rows of a picture into a larger one. */
export function paste(part: Pixels, into: Pixels, { x, y }: Place): void {
  for (let row = 0; row < part.height; row += 1) {
    const start = row * part.width * 3;
    part.data.copy(into.data, ((y + row) * into.width + x) * 3, start, start + part.width * 3);
  }
}

/** Copies a part out of a larger picture. */
export const cut = (from: Pixels, { x, y }: Place, [width, height]: readonly [number, number]) =>
  raw(opened(from).extract({ left: x, top: y, width, height }));
