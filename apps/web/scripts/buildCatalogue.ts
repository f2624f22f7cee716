import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeCatalogue } from '@aulario/course-data/build';
import { readChosenCatalogue } from './chosenCatalogue.ts';

/** Where the app looks for the catalogue; what is in it is not kept in Git. */
const folder = join(import.meta.dirname, '../public/catalogue');

const { courses, ...parts } = await readChosenCatalogue();
await rm(folder, { recursive: true, force: true });
let files = 0;
let size = 0;
for await (const { path, bytes } of writeCatalogue(courses, parts)) {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  files += 1;
  size += bytes.length;
}
console.log(
  `${courses.length} courses in ${files} files, ${(size / 1e6).toFixed(1)} MB, in public/catalogue`,
);
