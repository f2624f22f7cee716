import { fetchManifest } from '../static/manifestFile.ts';
import { type CatalogueInit, writeError } from './protocol.ts';

/** Fetches the manifest in the page while the worker's code loads. Never rejects. */
export async function fetchCatalogueInit(
  baseUrl: string,
  fetchFile: typeof fetch,
): Promise<CatalogueInit> {
  try {
    const text = await fetchManifest((path, cache) => fetchFile(baseUrl + path, { cache }));
    return { baseUrl, manifest: { text } };
  } catch (error) {
    return { baseUrl, manifest: { error: writeError(error) } };
  }
}
