import { blank, type Cutout, type Pixels } from './picture.ts';

const colorAt = ({ data }: Pixels, pixel: number) => data.readUIntBE(pixel * 3, 3);

/** The colours of a picture in their order, each with its place. */
function placesIn(pixels: Pixels): Map<number, number> {
  const colors = new Set<number>();
  for (let pixel = 0; pixel < pixels.width * pixels.height; pixel += 1) {
    colors.add(colorAt(pixels, pixel));
  }
  return new Map([...colors].sort((one, other) => one - other).map((color, at) => [color, at]));
}

/** For each colour of the model the one that stands most often in its place. */
function commonest(model: Pixels, repainted: Pixels, places: ReadonlyMap<number, number>) {
  const votes = Array.from(places, () => new Map<number, number>());
  for (let pixel = 0; pixel < model.width * model.height; pixel += 1) {
    const counts = votes[places.get(colorAt(model, pixel)) ?? 0];
    const color = colorAt(repainted, pixel);
    counts?.set(color, (counts.get(color) ?? 0) + 1);
  }
  return votes.map(
    (counts) => [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0])[0],
  );
}

const legendRows = (colors: number, width: number) => Math.ceil(colors / width);

function put({ data }: Cutout, pixel: number, color: number): void {
  data.writeUInt32BE(color * 256 + 255, pixel * 4);
}

/**
 * What has to be known to paint a picture by a model of the same size: below, which colour stands
 * for each of the model's; above, only the pixels in which that is not so. By night a page has the
 * shapes that it has by day, down to the edges of its letters, so little is left.
 */
export function repaintOf(model: Pixels, repainted: Pixels): Cutout {
  const { width, height } = model;
  const places = placesIn(model);
  const legend = commonest(model, repainted, places);
  const rows = height + legendRows(legend.length, width);
  const cutout = { width, height: rows, data: Buffer.alloc(width * rows * 4) };
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const color = colorAt(repainted, pixel);
    if (legend[places.get(colorAt(model, pixel)) ?? 0] !== color) put(cutout, pixel, color);
  }
  for (const [at, color] of legend.entries()) put(cutout, width * height + at, color);
  return cutout;
}

/** Paints the picture again. */
export function repaint(model: Pixels, cutout: Cutout): Pixels {
  const { width, height } = model;
  const places = placesIn(model);
  const painted = blank(width, height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const isHole = cutout.data[pixel * 4 + 3] === 0;
    const source = isHole ? width * height + (places.get(colorAt(model, pixel)) ?? 0) : pixel;
    painted.data.writeUIntBE(cutout.data.readUIntBE(source * 4, 3), pixel * 3, 3);
  }
  return painted;
}
