import type { PlatformId } from '../../../course/course.ts';
import { type FacetColumns, valuesByCode } from '../../facets/columns.ts';
import { facetIds, facetValues } from '../../facets/facets.ts';
import { CatalogueError } from '../../port/catalogueError.ts';

function requireLength(bytes: Uint8Array, expected: number): void {
  if (bytes.length === expected) return;
  throw new CatalogueError('damaged', new Error(`${bytes.length} bytes instead of ${expected}`));
}

/** The length of the facet columns of `size` courses in bytes. */
export const facetColumnBytes = (size: number): number => size * facetIds.length;

/** Writes the facets in the order of `facetIds`, one byte per course. */
export function writeFacetColumns(columns: FacetColumns): Uint8Array<ArrayBuffer> {
  const size = columns.category.length;
  const bytes = new Uint8Array(size * facetIds.length);
  for (const [index, facet] of facetIds.entries()) bytes.set(columns[facet], index * size);
  return bytes;
}

/** Translates a catalogue's platform codes to those of this program. */
function translatePlatforms(codes: Uint8Array, platforms: readonly PlatformId[]): Uint8Array {
  const ids = facetValues.platform;
  const known = Uint8Array.from(platforms, (id) => ids.indexOf(id));
  return codes.map((code) => known[code] ?? 0);
}

/**
 * Reads the facet columns of `size` courses, with platforms in the manifest's order. Throws a
 * {@link CatalogueError} for another length or invalid codes.
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
      const known = isPlatform ? platforms.length : valuesByCode(facet).length;
      if (codes.some((code) => code >= known)) {
        throw new CatalogueError('damaged', new Error(`Unknown value in ${facet}`));
      }
      return [facet, isPlatform ? translatePlatforms(codes, platforms) : codes];
    }),
  ) as FacetColumns;
}

const bytesOfKey = 4;

/** The length of a sort column of `size` keys in bytes. */
export const sortColumnBytes = (size: number): number => size * bytesOfKey;

/** Writes the low bytes of all keys, then the next ones, and so on: high bytes compress well. */
export function writeSortColumn(column: Uint32Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(column.length * bytesOfKey);
  for (const [index, key] of column.entries()) {
    for (let byte = 0; byte < bytesOfKey; byte += 1) {
      bytes[byte * column.length + index] = key >>> (8 * byte);
    }
  }
  return bytes;
}

/** Reads the keys of `size` courses. Throws a {@link CatalogueError} for another length. */
export function readSortColumn(bytes: Uint8Array, size: number): Uint32Array {
  requireLength(bytes, sortColumnBytes(size));
  const at = (index: number) => bytes[index] ?? 0;
  return new Uint32Array(size).map(
    (_, index) =>
      (at(index) |
        (at(index + size) << 8) |
        (at(index + 2 * size) << 16) |
        (at(index + 3 * size) << 24)) >>>
      0,
  );
}
