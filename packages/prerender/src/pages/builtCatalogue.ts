import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, type Platform, platformList } from '@aulario/course-data';
import { createServedCatalogue, fetchCatalogueInit } from '@aulario/course-data/worker';

export interface BuiltCatalogue {
  readonly catalogue: Catalogue;
  /** The platforms that only this catalogue knows. */
  readonly platforms: readonly Platform[];
}

/** Opens the catalogue of the files in a folder, as a browser does. */
export async function openBuiltCatalogue(folder: string): Promise<BuiltCatalogue> {
  const own = new Set(platformList());
  const fetchFile = async (address: string | URL | Request) =>
    // Sooner than its asynchronous kin, and nothing else waits.
    new Response(readFileSync(join(folder, String(address))));
  const init = await fetchCatalogueInit('', fetchFile);
  const catalogue = createServedCatalogue(init, fetchFile, (error) => {
    throw error;
  });
  // It opens, and adds its platforms, with its first request.
  await catalogue.about(null);
  return { catalogue, platforms: platformList().filter((platform) => !own.has(platform)) };
}
