import { blank, type PaletteDelta, type Pixels } from './picture.ts';

const colorAt = ({ data }: Pixels, pixel: number) => data.readUIntBE(pixel * 3, 3);

/** The sorted colours of a picture, each with its index. */
function placesIn(pixels: Pixels): Map<number, number> {
  const colors = new Set<number>();
  for (let pixel = 0; pixel < pixels.width * pixels.height; pixel += 1) {
    colors.add(colorAt(pixels, pixel));
  }
  return new Map([...colors].sort((one, other) => one - other).map((color, at) => [color, at]));
}

/** For each colour of the model the one that replaces it most often. */
function commonest(model: Pixels, repainted: Pixels, places: ReadonlyMap<number, number>) {
  const votes = Array.from(places, () => new Map<number, number>());
  for (let pixel = 0; pixel < model.width * model.height; pixel += 1) {
    const counts = votes[places.get(colorAt(model, pixel)) ?? 0];
    const color = colorAt(repainted, pixel);
    counts?.set(color, (counts.get(color) ?? 0) + 1);
  }
  return votes.map(
    (counts) =>
      [...counts].reduce(
        (mostFrequent, each) => (each[1] > mostFrequent[1] ? each : mostFrequent),
        [0, 0],
      )[0],
  );
}

const legendRows = (colors: number, width: number) => Math.ceil(colors / width);

function put({ data }: PaletteDelta, pixel: number, color: number): void {
  data.writeUInt32BE(color * 256 + 255, pixel * 4);
}

/**
 * The difference of a picture to a model of the same size: the lower rows map each colour of the model
 * to one of the picture; the upper rows hold only the pixels that do not follow this palette. The dark
 * theme has the shapes of the light one, down to the edges of its letters, so few pixels are left.
 */
export function paletteDeltaOf(model: Pixels, repainted: Pixels): PaletteDelta {
  const { width, height } = model;
  const places = placesIn(model);
  const legend = commonest(model, repainted, places);
  const rows = height + legendRows(legend.length, width);
  const delta = { width, height: rows, data: Buffer.alloc(width * rows * 4) };
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const color = colorAt(repainted, pixel);
    if (legend[places.get(colorAt(model, pixel)) ?? 0] !== color) put(delta, pixel, color);
  }
  for (const [at, color] of legend.entries()) put(delta, width * height + at, color);
  return delta;
}

/** Restores the picture from its model and the delta. */
export function applyPaletteDelta(model: Pixels, delta: PaletteDelta): Pixels {
  const { width, height } = model;
  const places = placesIn(model);
  const painted = blank(width, height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const isHole = delta.data[pixel * 4 + 3] === 0;
    const source = isHole ? width * height + (places.get(colorAt(model, pixel)) ?? 0) : pixel;
    painted.data.writeUIntBE(delta.data.readUIntBE(source * 4, 3), pixel * 3, 3);
  }
  return painted;
}
