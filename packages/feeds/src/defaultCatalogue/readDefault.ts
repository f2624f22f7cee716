import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { categories } from '@aulario/course-data';
import type { Provider } from '../providers/provider.ts';
import { readProviders } from '../providers/readProviders.ts';
import { readWholeFile } from '../readWholeFile.ts';
import { addressKey } from '../record/addressKey.ts';
import type { ImportedCourse } from '../record/finishCourse.ts';
import { readSamples } from '../samples/readSamples.ts';

/** Where the chosen courses are: a file for each platform, named by its id. */
export const defaultFolder = join(import.meta.dirname, '../../catalogue/courses');

/** A platform whose courses are in our own words: the facts and the twelve categories. */
const inOwnWords = (provider: Provider): Provider => ({
  ...provider,
  importer: 'mapped',
  mapping: {},
  categories: Object.fromEntries(categories.map((category) => [category, category])),
});

async function readFile(name: string, provider: Provider): Promise<ImportedCourse[]> {
  const source = join(defaultFolder, name);
  // Each row has its own day.
  const { courses, refused } = await readWholeFile(inOwnWords(provider), source, '2000-01-01');
  const [refusal] = refused;
  if (refusal !== undefined) throw new Error(`${refusal.at}: ${refusal.message}`);
  return courses;
}

/** The courses that were chosen from public sets, platform by platform. */
export async function readChosenCourses(): Promise<ImportedCourse[]> {
  const providers = readProviders();
  const files = readdirSync(defaultFolder).toSorted();
  const courses = await Promise.all(
    files.map((name) => {
      const provider = providers.get(name.replace(/\.jsonl$/, ''));
      if (provider === undefined) throw new Error(`No provider of ${name}`);
      return readFile(name, provider);
    }),
  );
  return courses.flat();
}

/** The default catalogue: the samples, and what was chosen from public sets besides them. */
export async function readDefault(): Promise<ImportedCourse[]> {
  const { courses: samples } = await readSamples();
  const keysOf = ({ course }: ImportedCourse) => [course.id, addressKey(course.url)];
  const taken = new Set(samples.flatMap(keysOf));
  const chosen = await readChosenCourses();
  return [...samples, ...chosen.filter((each) => !keysOf(each).some((key) => taken.has(key)))];
}
