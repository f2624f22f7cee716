import { addPlatforms } from '../../course/platforms.ts';
import { CatalogueError } from '../catalogueError.ts';
import { fetchManifest, readManifest } from '../static/manifest.ts';
import type { CatalogueInit } from './protocol.ts';

/**
 * Adds the platforms for the page, which shows their names. Ignores a damaged manifest, since the
 * worker reports it.
 */
function learnPlatforms(text: string): void {
  try {
    addPlatforms(readManifest(text).platforms);
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
  }
}

/** Fetches the manifest in the page while the worker's code loads. Never rejects. */
export async function fetchCatalogueInit(
  baseUrl: string,
  fetchFile: typeof fetch,
): Promise<CatalogueInit> {
  try {
    const text = await fetchManifest((path, cache) => fetchFile(baseUrl + path, { cache }));
    learnPlatforms(text);
    return { baseUrl, manifest: { text } };
  } catch (error) {
    const code = error instanceof CatalogueError ? error.code : 'network';
    return { baseUrl, manifest: { code } };
  }
}
