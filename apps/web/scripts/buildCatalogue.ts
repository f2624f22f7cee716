import { writeFile } from 'node:fs/promises';
import { type CategoryId, type Course, categories } from '@aulario/course-data';
import { buildCatalogue, sampleFeeds } from '@aulario/course-data/feeds';
import { coverSvg } from '@aulario/ui/covers';
import { coverUrl, fallbackCoverUrl } from '../src/features/catalogue/coverUrl.ts';
import { emptyFolder, publicFolder, writeCatalogueFiles } from './catalogueFiles.ts';

const writeCover = (address: string, id: string, category: CategoryId | null) =>
  writeFile(`${publicFolder}${address}`, coverSvg(id, category ?? 'unknown'));

const writeCourseCover = ({ id, category }: Course) => writeCover(coverUrl(id), id, category);

const writeFallback = (category: CategoryId | null) =>
  writeCover(fallbackCoverUrl(category), 'fallback', category);

const { courses, rejected } = buildCatalogue(sampleFeeds);
const fallbacks = [...categories, null];

await emptyFolder(`${publicFolder}/covers`);
await writeCatalogueFiles(courses);
await Promise.all([...courses.map(writeCourseCover), ...fallbacks.map(writeFallback)]);

console.log(`${courses.length + fallbacks.length} covers in public/covers`);
for (const { source, path, message } of rejected) {
  console.log(`Left out: ${source} ${path}: ${message}`);
}
