import { addPlatforms } from '../../course/platforms.ts';
import { memoizeAsync } from '../async/asyncCache.ts';
import type { Catalogue } from '../port/catalogue.ts';
import type { FetchPart } from './fetchPart.ts';
import { readManifest } from './manifest.ts';
import { fetchManifest } from './manifestFile.ts';
import { createCoursePages } from './parts/courseShard.ts';

/**
 * Reads courses by id from a catalogue of static files, without its search. Damaged records are omitted.
 *
 * @param baseUrl - The folder of 'manifest.json', with its final slash: '/catalogue/'.
 * @throws CatalogueError, from each call: see {@link Catalogue}.
 */
export function createCourseLookup(
  baseUrl: string,
  fetchFile: typeof fetch,
): Pick<Catalogue, 'course'> {
  const fetchPart: FetchPart = (path, cache) => fetchFile(baseUrl + path, { cache });
  const open = memoizeAsync(async () => {
    const manifest = readManifest(await fetchManifest(fetchPart));
    addPlatforms(manifest.platforms);
    return createCoursePages(manifest.courses, fetchPart, () => undefined);
  });
  return { course: async (id) => (await open())(id) };
}
