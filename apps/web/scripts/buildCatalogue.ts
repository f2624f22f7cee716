import { writeFile } from 'node:fs/promises';
import { type CategoryId, type Course, categories } from '@aulario/course-data';
import { isSynthetic } from '@aulario/course-data/synth';
import { coverSvg } from '@aulario/ui/covers';
import { coverUrl, fallbackCoverUrl } from '../src/features/catalogue/coverUrl.ts';
import { emptyFolder, publicFolder, writeCatalogueFiles } from './catalogueFiles.ts';
import { readChosenCatalogue } from './chosenCatalogue.ts';

const writeCover = (address: string, id: string, category: CategoryId | null) =>
  writeFile(`${publicFolder}${address}`, coverSvg(id, category ?? 'unknown'));

const writeCourseCover = ({ id, category }: Course) => writeCover(coverUrl(id), id, category);

const writeFallback = (category: CategoryId | null) =>
  writeCover(fallbackCoverUrl(category), 'fallback', category);

const { courses, rejected } = await readChosenCatalogue();
const fallbacks = [...categories, null];
// Made-up courses share the covers of their categories.
const covered = courses.filter((course) => !isSynthetic(course));

await emptyFolder(`${publicFolder}/covers`);
await writeCatalogueFiles(courses);
await Promise.all([...covered.map(writeCourseCover), ...fallbacks.map(writeFallback)]);

console.log(`${covered.length + fallbacks.length} covers in public/covers`);
for (const { source, path, message } of rejected) {
  console.log(`Left out: ${source} ${path}: ${message}`);
}
