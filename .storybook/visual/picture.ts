import sharp, { type Sharp } from 'sharp';

const channels = 3;

/** Red, green and blue of each pixel, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** A picture with transparent pixels: red, green, blue and opacity of each. */
export interface PaletteDelta {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

const stored = (picture: Buffer) => sharp(picture, { limitInputPixels: false });

async function raw(image: Sharp) {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Reads a picture in any format; a screenshot is opaque. */
export const read = (picture: Buffer): Promise<Pixels> => raw(stored(picture).removeAlpha());

const opened = ({ width, height, data }: Pixels) =>
  sharp(data, { raw: { width, height, channels } });

const options = { lossless: true, effort: 6 } as const;

/** Writes a PNG, which every browser shows. */
export const writePng = (pixels: Pixels) => opened(pixels).png().toBuffer();

/** Writes a lossless WebP: about a third of a browser's PNG. */
export const writeWebp = (pixels: Pixels) => opened(pixels).webp(options).toBuffer();

/** Transparent pixels get no colour: it would be stored. */
export const writeDelta = ({ width, height, data }: PaletteDelta) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .webp(options)
    .toBuffer();

export const readDelta = (picture: Buffer): Promise<PaletteDelta> =>
  raw(stored(picture).ensureAlpha());

export const blank = (width: number, height: number): Pixels => ({
  width,
  height,
  data: Buffer.alloc(width * height * channels),
});

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Copies the rows of a picture into a larger one. */
export function paste(part: Pixels, into: Pixels, { x, y }: Place): void {
  for (let row = 0; row < part.height; row += 1) {
    const start = row * part.width * channels;
    const target = ((y + row) * into.width + x) * channels;
    part.data.copy(into.data, target, start, start + part.width * channels);
  }
}

/** Copies a part out of a larger picture. */
export function cut(from: Pixels, { x, y }: Place, [width, height]: readonly [number, number]) {
  const part = blank(width, height);
  for (let row = 0; row < height; row += 1) {
    const start = ((y + row) * from.width + x) * channels;
    from.data.copy(part.data, row * width * channels, start, start + width * channels);
  }
  return part;
}
