import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '@aulario/course-data';
import { askForManifest, createServedCatalogue } from '@aulario/course-data/worker';

/** The catalogue of the files in a folder, asked as a browser asks it. */
export async function openBuiltCatalogue(folder: string): Promise<Catalogue> {
  const fetchFile = async (address: string | URL | Request) =>
    new Response(await readFile(join(folder, String(address))));
  return createServedCatalogue(await askForManifest('', fetchFile), fetchFile, (error) => {
    throw error;
  });
}
