import { CatalogueError } from '../catalogueError.ts';
import type { FacetColumns } from '../columns.ts';
import { facetIds, facetValues } from '../facets.ts';

function requireLength(bytes: Uint8Array, expected: number): void {
  if (bytes.length === expected) return;
  throw new CatalogueError('damaged', new Error(`${bytes.length} bytes instead of ${expected}`));
}

/** The facets one after another in the order of `facetIds`, one byte a course. */
export function writeFacetColumns(columns: FacetColumns): Uint8Array<ArrayBuffer> {
  const size = columns.category.length;
  const bytes = new Uint8Array(size * facetIds.length);
  for (const [index, facet] of facetIds.entries()) bytes.set(columns[facet], index * size);
  return bytes;
}

/** The facets of so many courses; throws a {@link CatalogueError} when they are something else. */
export function readFacetColumns(bytes: Uint8Array, size: number): FacetColumns {
  requireLength(bytes, size * facetIds.length);
  return Object.fromEntries(
    facetIds.map((facet, index) => {
      const codes = bytes.subarray(index * size, (index + 1) * size);
      const known = facetValues[facet].length;
      if (codes.some((code) => code >= known)) {
        throw new CatalogueError('damaged', new Error(`Unknown value in ${facet}`));
      }
      return [facet, codes];
    }),
  ) as FacetColumns;
}

const bytesOfKey = 4;

/** The low bytes of all keys, then the next ones, and so on: the high ones hardly differ. */
export function writeSortColumn(column: Uint32Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(column.length * bytesOfKey);
  for (const [place, key] of column.entries()) {
    for (let byte = 0; byte < bytesOfKey; byte += 1) {
      bytes[byte * column.length + place] = key >>> (8 * byte);
    }
  }
  return bytes;
}

/** The keys of so many courses; throws a {@link CatalogueError} when they are something else. */
export function readSortColumn(bytes: Uint8Array, size: number): Uint32Array {
  requireLength(bytes, size * bytesOfKey);
  const at = (place: number) => bytes[place] ?? 0;
  return new Uint32Array(size).map(
    (_, place) =>
      (at(place) |
        (at(place + size) << 8) |
        (at(place + 2 * size) << 16) |
        (at(place + 3 * size) << 24)) >>>
      0,
  );
}
