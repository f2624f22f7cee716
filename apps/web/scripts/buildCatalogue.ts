import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type CategoryId, type Course, categories } from '@aulario/course-data';
import { buildCatalogue, sampleFeeds } from '@aulario/course-data/feeds';
import { coverSvg } from '@aulario/ui/covers';
import { coverUrl, fallbackCoverUrl } from '../src/features/catalogue/coverUrl.ts';

const publicFolder = fileURLToPath(new URL('../public', import.meta.url));
const catalogueFolder = `${publicFolder}/catalogue`;
const coversFolder = `${publicFolder}/covers`;

async function emptyFolder(folder: string) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}

const writeCover = (address: string, id: string, category: CategoryId | null) =>
  writeFile(`${publicFolder}${address}`, coverSvg(id, category ?? 'unknown'));

const writeCourseCover = ({ id, category }: Course) => writeCover(coverUrl(id), id, category);

const writeFallback = (category: CategoryId | null) =>
  writeCover(fallbackCoverUrl(category), 'fallback', category);

const { courses, rejected } = buildCatalogue(sampleFeeds);
const fallbacks = [...categories, null];

await Promise.all([catalogueFolder, coversFolder].map(emptyFolder));
await writeFile(`${catalogueFolder}/courses.json`, JSON.stringify(courses));
await Promise.all([...courses.map(writeCourseCover), ...fallbacks.map(writeFallback)]);

console.log(`${courses.length} courses in public/catalogue/courses.json`);
console.log(`${courses.length + fallbacks.length} covers in public/covers`);
for (const { source, path, message } of rejected) {
  console.log(`Left out: ${source} ${path}: ${message}`);
}
