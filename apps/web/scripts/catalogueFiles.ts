import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeCatalogue } from '@aulario/course-data/build';
import type { ChosenCatalogue } from './chosenCatalogue.ts';

/** Where the app is served from; what these commands write there is not kept in Git. */
export const publicFolder = fileURLToPath(new URL('../public', import.meta.url));

const catalogueFolder = `${publicFolder}/catalogue`;

export async function emptyFolder(folder: string) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}

/** Puts the catalogue of these courses where the app looks for it, instead of the one before. */
export async function writeCatalogueFiles({ courses, ...parts }: ChosenCatalogue) {
  await emptyFolder(catalogueFolder);
  let files = 0;
  let size = 0;
  for await (const { path, bytes } of writeCatalogue(courses, parts)) {
    const file = `${catalogueFolder}/${path}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    files += 1;
    size += bytes.length;
  }
  console.log(
    `${courses.length} courses in ${files} files, ${(size / 1e6).toFixed(1)} MB, in public/catalogue`,
  );
}
