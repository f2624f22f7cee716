import type { PlatformId } from '../../course/course.ts';
import { CatalogueError } from '../catalogueError.ts';
import type { FacetColumns } from '../columns.ts';
import { facetIds, facetValues } from '../facets.ts';

function requireLength(bytes: Uint8Array, expected: number): void {
  if (bytes.length === expected) return;
  throw new CatalogueError('damaged', new Error(`${bytes.length} bytes instead of ${expected}`));
}

/** How long the facets of so many courses are. */
export const facetColumnBytes = (size: number): number => size * facetIds.length;

/** The facets one after another in the order of `facetIds`, one byte a course. */
export function writeFacetColumns(columns: FacetColumns): Uint8Array<ArrayBuffer> {
  const size = columns.category.length;
  const bytes = new Uint8Array(size * facetIds.length);
  for (const [index, facet] of facetIds.entries()) bytes.set(columns[facet], index * size);
  return bytes;
}

/** The codes of platforms as this program knows them, for those of a catalogue's own table. */
function translatePlatforms(codes: Uint8Array, platforms: readonly PlatformId[]): Uint8Array {
  const ids = facetValues.platform;
  const known = Uint8Array.from(platforms, (id) => ids.indexOf(id));
  return codes.map((code) => known[code] ?? 0);
}

/**
 * The facets of so many courses, whose platforms are in the order of the manifest; throws a
 * {@link CatalogueError} when they are something else.
 */
export function readFacetColumns(
  bytes: Uint8Array,
  size: number,
  platforms: readonly PlatformId[],
): FacetColumns {
  requireLength(bytes, facetColumnBytes(size));
  return Object.fromEntries(
    facetIds.map((facet, index) => {
      const codes = bytes.subarray(index * size, (index + 1) * size);
      const isPlatform = facet === 'platform';
      const known = isPlatform ? platforms.length : facetValues[facet].length;
      if (codes.some((code) => code >= known)) {
        throw new CatalogueError('damaged', new Error(`Unknown value in ${facet}`));
      }
      return [facet, isPlatform ? translatePlatforms(codes, platforms) : codes];
    }),
  ) as FacetColumns;
}

const bytesOfKey = 4;

/** How long a column of so many keys is. */
export const sortColumnBytes = (size: number): number => size * bytesOfKey;

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
  requireLength(bytes, sortColumnBytes(size));
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
