import type { Catalogue } from '../catalogue.ts';
import { CatalogueError } from '../catalogueError.ts';
import { createStaticCatalogue } from '../static/createStaticCatalogue.ts';
import type { Opening } from './protocol.ts';

/** The static catalogue that a worker serves, around the manifest that the page has asked for. */
export function openServed({ baseUrl, manifest }: Opening, fetchFile: typeof fetch): Catalogue {
  const text =
    'text' in manifest
      ? Promise.resolve(manifest.text)
      : Promise.reject(new CatalogueError(manifest.code));
  // Whoever asks first meets a failure; until then it is no unhandled one.
  text.catch(() => undefined);
  return createStaticCatalogue({ baseUrl, fetch: fetchFile, manifest: text });
}
