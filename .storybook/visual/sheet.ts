import { blank, cut, type Pixels, paste } from './picture.ts';

export type Size = readonly [width: number, height: number];

/** No WebP is wider or higher, in pixels. */
const maxSidePx = 16_383;

/** Where each picture lies: in rows as wide as can be, each as high as its highest. */
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
 * Lays pictures on one sheet. The stories of a file resemble each other, and side by side the same
 * row of two pictures is close enough for the compression to find it: half the size of single files.
 */
export function layOut(pictures: readonly Pixels[]): Pixels {
  const { places, width, height } = placesOf(pictures.map((each) => [each.width, each.height]));
  const sheet = blank(width, height);
  for (const [index, picture] of pictures.entries()) {
    paste(picture, sheet, places[index] ?? { x: 0, y: 0 });
  }
  return sheet;
}

/** Takes one picture from a sheet; null when the sheet has none at that place. */
export function takeFrom(sheet: Pixels, sizes: readonly Size[], index: number): Pixels | null {
  const [size, place] = [sizes[index], placesOf(sizes).places[index]];
  return size && place ? cut(sheet, place, size) : null;
}
