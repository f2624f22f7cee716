import type { RecordIssue } from '../../course/validation.ts';
import type { Catalogue } from '../catalogue.ts';
import { CatalogueError } from '../catalogueError.ts';
import { createCatalogue } from '../createCatalogue.ts';
import { delegateCatalogue } from '../delegateCatalogue.ts';
import type { FetchPart } from './fetchPart.ts';
import { fetchManifest, type Manifest, readManifest } from './manifest.ts';
import { createStaticSource } from './staticSource.ts';

/** Where the static catalogue lies. */
export interface StaticCatalogueOptions {
  /** The folder of 'manifest.json', with its final slash: '/catalogue/'. */
  baseUrl: string;
  /** Replaces the platform's own. */
  fetch?: typeof fetch | undefined;
  /** The text of the manifest, where somebody has asked for it already; used once. */
  manifest?: Promise<string> | undefined;
  /** Told about each damaged record, which is left out, when it is first met. */
  onDamaged?: ((issue: RecordIssue) => void) | undefined;
}

interface Opened {
  manifest: Manifest;
  catalogue: Catalogue;
}

const parts = ['records', 'columns', 'ids', 'courses', 'index'] as const;

const isSame = (one: Manifest, other: Manifest) =>
  parts.every((part) => one[part].folder === other[part].folder);

const isMissing = (error: unknown) => error instanceof CatalogueError && error.code === 'missing';

/**
 * The catalogue in static files: a manifest, and parts that are fetched when they are needed, each
 * once. Questions that come meanwhile share the requests, and after a failure the next one asks
 * again; an aborted question stops waiting, the shared request goes on. A part that is gone is the
 * sign of a new catalogue under an old page: the manifest is read again, once, and the question is
 * put to the new one.
 */
export function createStaticCatalogue(options: StaticCatalogueOptions): Catalogue {
  const { baseUrl, onDamaged = () => undefined } = options;
  const { fetch: fetchFile = (...args) => globalThis.fetch(...args) } = options;
  const fetchPart: FetchPart = (path, cache) => fetchFile(baseUrl + path, { cache });
  let given = options.manifest;

  const open = async (): Promise<Opened> => {
    const underWay = given;
    given = undefined;
    const manifest = readManifest(await (underWay ?? fetchManifest(fetchPart)));
    const source = createStaticSource(manifest, fetchPart, onDamaged);
    return { manifest, catalogue: createCatalogue(source) };
  };

  let opening: Promise<Opened> | null = null;
  const opened = () => {
    opening ??= open().catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };

  return delegateCatalogue(async (kind, request, asking) => {
    const asked = opened();
    const before = await asked;
    try {
      return await before.catalogue[kind](request, asking);
    } catch (error) {
      if (!isMissing(error)) throw error;
      if (opening === asked) opening = null;
      const now = await opened();
      if (isSame(now.manifest, before.manifest)) throw error;
      return now.catalogue[kind](request, asking);
    }
  });
}
