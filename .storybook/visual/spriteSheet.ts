import { blank, cut, type Pixels, paste } from './picture.ts';

export type Size = readonly [width: number, height: number];

/** The largest width and height of a WebP. */
const maxSidePx = 16_383;

/** The position of each picture: in rows as wide as possible, each as high as its highest picture. */
function placesOf(sizes: readonly Size[]) {
  const column = Math.max(...sizes.map(([width]) => width));
  const columns = Math.min(sizes.length, Math.floor(maxSidePx / column));
  let [y, below] = [0, 0];
  const places = sizes.map(([, height], index) => {
    if (index % columns === 0) y = below;
    below = Math.max(below, y + height);
    return { x: (index % columns) * column, y };
  });
  return { places, width: column * columns, height: below };
}

/**
 * Combines pictures into one sheet. The stories of a file resemble each other, and side by side their
 * equal rows are close enough for the compression to find: half the size of single files.
 */
export function layOut(pictures: readonly Pixels[]): Pixels {
  const { places, width, height } = placesOf(pictures.map((each) => [each.width, each.height]));
  const sheet = blank(width, height);
  for (const [index, picture] of pictures.entries()) {
    paste(picture, sheet, places[index] ?? { x: 0, y: 0 });
  }
  return sheet;
}

/** Cuts one picture out of a sheet; null when the sheet has none at that index. */
export async function takeFrom(sheet: Pixels, sizes: readonly Size[], index: number) {
  const [size, place] = [sizes[index], placesOf(sizes).places[index]];
  return size && place ? cut(sheet, place, size) : null;
}
