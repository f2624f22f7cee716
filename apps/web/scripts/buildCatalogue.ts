import { writeFile } from 'node:fs/promises';
import {
  type CategoryId,
  type Course,
  categories,
  categoryCoverPath,
  coverPath,
} from '@aulario/course-data';
import { coverSvg } from '@aulario/ui/covers';
import { emptyFolder, publicFolder, writeCatalogueFiles } from './catalogueFiles.ts';
import { readChosenCatalogue } from './chosenCatalogue.ts';

type CoveredCourse = Pick<Course, 'id' | 'category'>;

const writeCover = (address: string, id: string, category: CategoryId | null) =>
  writeFile(`${publicFolder}${address}`, coverSvg(id, category ?? 'unknown'));

const writeCourseCover = ({ id, category }: CoveredCourse) =>
  writeCover(coverPath(id), id, category);

const writeFallback = (category: CategoryId | null) =>
  writeCover(categoryCoverPath(category), 'fallback', category);

const catalogue = await readChosenCatalogue();
const { courses } = catalogue;
const fallbacks = [...categories, null];
// Made-up courses, and those of feeds, have pictures of their own or share those of their categories.
const covered: CoveredCourse[] = [];
for (const { id, imageUrl, category } of courses)
  if (imageUrl === coverPath(id)) covered.push({ id, category });

await emptyFolder(`${publicFolder}/covers`);
await writeCatalogueFiles(catalogue);
await Promise.all([...covered.map(writeCourseCover), ...fallbacks.map(writeFallback)]);

console.log(`${covered.length + fallbacks.length} covers in public/covers`);
