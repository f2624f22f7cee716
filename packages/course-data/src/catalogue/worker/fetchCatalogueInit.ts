import { CatalogueError } from '../port/catalogueError.ts';
import { fetchManifest } from '../static/manifestFile.ts';
import type { CatalogueInit } from './protocol.ts';

/** Fetches the manifest in the page while the worker's code loads. Never rejects. */
export async function fetchCatalogueInit(
  baseUrl: string,
  fetchFile: typeof fetch,
): Promise<CatalogueInit> {
  try {
    const text = await fetchManifest((path, cache) => fetchFile(baseUrl + path, { cache }));
    return { baseUrl, manifest: { text } };
  } catch (error) {
    const code = error instanceof CatalogueError ? error.code : 'network';
    return { baseUrl, manifest: { code } };
  }
}
