import { writeFile } from 'node:fs/promises';
import { type CategoryId, type Course, categories } from '@aulario/course-data';
import { coverSvg } from '@aulario/ui/covers';
import { coverUrl, fallbackCoverUrl } from '../src/features/catalogue/coverUrl.ts';
import { emptyFolder, publicFolder, writeCatalogueFiles } from './catalogueFiles.ts';
import { readChosenCatalogue } from './chosenCatalogue.ts';

const writeCover = (address: string, id: string, category: CategoryId | null) =>
  writeFile(`${publicFolder}${address}`, coverSvg(id, category ?? 'unknown'));

const writeCourseCover = ({ id, category }: Course) => writeCover(coverUrl(id), id, category);

const writeFallback = (category: CategoryId | null) =>
  writeCover(fallbackCoverUrl(category), 'fallback', category);

const catalogue = await readChosenCatalogue();
const { courses } = catalogue;
const fallbacks = [...categories, null];
// Made-up courses, and those of feeds, have pictures of their own or share those of their categories.
const covered = courses.filter(({ id, imageUrl }) => imageUrl === coverUrl(id));

await emptyFolder(`${publicFolder}/covers`);
await writeCatalogueFiles(catalogue);
await Promise.all([...covered.map(writeCourseCover), ...fallbacks.map(writeFallback)]);

console.log(`${covered.length + fallbacks.length} covers in public/covers`);
