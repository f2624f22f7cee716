import { addPlatforms } from '../../course/platforms.ts';
import { CatalogueError } from '../catalogueError.ts';
import { fetchManifest, readManifest } from '../static/manifest.ts';
import type { CatalogueInit } from './protocol.ts';

/** The page shows the names of the platforms; a manifest that is damaged is the worker's to report. */
function learnPlatforms(text: string): void {
  try {
    addPlatforms(readManifest(text).platforms);
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
  }
}

/** Asks for the manifest in the page, while the worker's code is on its way. Never rejects. */
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
