import type { RecordIssue } from '../../course/parsing/validation.ts';
import { memoizeAsync } from '../async/asyncCache.ts';
import { createCatalogue } from '../createCatalogue.ts';
import { type Catalogue, delegateCatalogue } from '../port/catalogue.ts';
import { CatalogueError } from '../port/catalogueError.ts';
import type { FetchPart } from './fetchPart.ts';
import { readManifest } from './manifest.ts';
import { fetchManifest } from './manifestFile.ts';
import { createStaticSource } from './staticSource.ts';

/** Options of {@link createStaticCatalogue}. */
export interface StaticCatalogueOptions {
  /** The folder of 'manifest.json', with its final slash: '/catalogue/'. */
  baseUrl: string;
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch | undefined;
  /** The text of the manifest, if it has already been requested; used once. */
  manifest?: Promise<string> | undefined;
  /** Called once for each damaged record, which is omitted. */
  onDamaged?: ((issue: RecordIssue) => void) | undefined;
}

interface Opened {
  /** The text of its manifest: two builds differ in it, whichever part is another one. */
  text: string;
  catalogue: Catalogue;
}

const isMissing = (error: unknown) => error instanceof CatalogueError && error.code === 'missing';

/**
 * Creates a catalogue over static files: a manifest, and parts that are each fetched once, on first
 * use. Concurrent requests share fetches, and failures are not cached. An aborted request stops
 * waiting, while the shared fetch continues. A missing part means that a new catalogue was deployed
 * under an old page: then the manifest is read again, once, and the request is repeated with the
 * new one.
 */
export function createStaticCatalogue(options: StaticCatalogueOptions): Catalogue {
  const { baseUrl, onDamaged = () => undefined } = options;
  const { fetch: fetchFile = (...args) => globalThis.fetch(...args) } = options;
  const fetchPart: FetchPart = (path, cache) => fetchFile(baseUrl + path, { cache });
  let given = options.manifest;

  const open = async (): Promise<Opened> => {
    const underWay = given;
    given = undefined;
    const text = await (underWay ?? fetchManifest(fetchPart));
    const source = createStaticSource(readManifest(text), fetchPart, onDamaged);
    return { text, catalogue: createCatalogue(source) };
  };

  let opened = memoizeAsync(open);

  return delegateCatalogue(async (kind, request, asking) => {
    const asked = opened;
    const before = await asked();
    try {
      return await before.catalogue[kind](request, asking);
    } catch (error) {
      if (!isMissing(error)) throw error;
      if (opened === asked) opened = memoizeAsync(open);
      const now = await opened();
      if (now.text === before.text) throw error;
      return now.catalogue[kind](request, asking);
    }
  });
}
