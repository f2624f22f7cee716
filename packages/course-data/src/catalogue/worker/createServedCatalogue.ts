import type { Catalogue } from '../port/catalogue.ts';
import { createStaticCatalogue } from '../static/createStaticCatalogue.ts';
import { type CatalogueInit, readError } from './protocol.ts';
import type { Report } from './serveCatalogue.ts';

/**
 * Creates the static catalogue that a worker serves, with the manifest that the page has fetched.
 */
export function createServedCatalogue(
  { baseUrl, manifest }: CatalogueInit,
  fetchFile: typeof fetch,
  report: Report,
): Catalogue {
  const text =
    'text' in manifest ? Promise.resolve(manifest.text) : Promise.reject(readError(manifest.error));
  // The first request reports a failure; until then it must not count as an unhandled rejection.
  text.catch(() => undefined);
  return createStaticCatalogue({
    baseUrl,
    fetch: fetchFile,
    manifest: text,
    onDamaged: ({ path, message }) => report(new Error(message), `damaged record ${path}`),
  });
}
