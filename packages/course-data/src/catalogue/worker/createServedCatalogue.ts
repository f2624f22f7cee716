import type { Catalogue } from '../catalogue.ts';
import { CatalogueError } from '../catalogueError.ts';
import { createStaticCatalogue } from '../static/createStaticCatalogue.ts';
import type { CatalogueInit } from './protocol.ts';
import type { Report } from './serveCatalogue.ts';

/** The static catalogue that a worker serves, around the manifest that the page has asked for. */
export function createServedCatalogue(
  { baseUrl, manifest }: CatalogueInit,
  fetchFile: typeof fetch,
  report: Report,
): Catalogue {
  const text =
    'text' in manifest
      ? Promise.resolve(manifest.text)
      : Promise.reject(new CatalogueError(manifest.code));
  // Whoever asks first meets a failure; until then it is no unhandled one.
  text.catch(() => undefined);
  return createStaticCatalogue({
    baseUrl,
    fetch: fetchFile,
    manifest: text,
    onDamaged: ({ path, message }) => report(new Error(message), `damaged record ${path}`),
  });
}
