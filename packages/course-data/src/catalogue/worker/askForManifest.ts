import { CatalogueError } from '../catalogueError.ts';
import { fetchText } from '../static/fetchPart.ts';
import type { Opening } from './protocol.ts';

/** Asks for the manifest in the page, while the worker's code is on its way. Never rejects. */
export async function askForManifest(baseUrl: string, fetchFile: typeof fetch): Promise<Opening> {
  try {
    const text = await fetchText('manifest.json', (path) =>
      fetchFile(baseUrl + path, { cache: 'no-cache' }),
    );
    return { baseUrl, manifest: { text } };
  } catch (error) {
    const code = error instanceof CatalogueError ? error.code : 'network';
    return { baseUrl, manifest: { code } };
  }
}
