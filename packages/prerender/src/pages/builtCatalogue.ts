import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '@aulario/course-data';
import { createServedCatalogue, fetchCatalogueInit } from '@aulario/course-data/worker';

/** Opens the catalogue of the files in a folder, as a browser does. */
export async function openBuiltCatalogue(folder: string): Promise<Catalogue> {
  const fetchFile = async (address: string | URL | Request) =>
    new Response(await readFile(join(folder, String(address))));
  return createServedCatalogue(await fetchCatalogueInit('', fetchFile), fetchFile, (error) => {
    throw error;
  });
}
