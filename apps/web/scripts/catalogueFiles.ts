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
  const files = await writeCatalogue(courses, parts);
  await emptyFolder(catalogueFolder);
  const folders = new Set(files.map(({ path }) => dirname(`${catalogueFolder}/${path}`)));
  await Promise.all(Array.from(folders, (folder) => mkdir(folder, { recursive: true })));
  for (const { path, bytes } of files) await writeFile(`${catalogueFolder}/${path}`, bytes);
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  console.log(
    `${courses.length} courses in ${files.length} files, ${(size / 1e6).toFixed(1)} MB, in public/catalogue`,
  );
}
