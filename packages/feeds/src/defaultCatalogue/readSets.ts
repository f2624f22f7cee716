import { join } from 'node:path';
import { readWholeFile } from '../readWholeFile.ts';
import { type CourseSet, courseSets } from './courseSets.ts';
import type { SetRecord } from './joinRecords.ts';

async function readSet(set: CourseSet, folder: string): Promise<SetRecord[]> {
  const { provider, repository, file } = set;
  const [from, to = from] = [provider.recorded ?? []].flat();
  if (from === undefined || to === undefined) throw new Error(`${file} has no day`);
  const { courses, counts } = await readWholeFile(provider, join(folder, repository, file), to);
  const { read, kept, refused, skipped } = counts;
  process.stdout.write(
    `${provider.format}: ${read} read, ${kept} kept, ${refused} refused, ${skipped} others\n`,
  );
  const { completesOnly } = provider;
  return courses.map((course) => ({ ...course, completesOnly, days: [from, to] }));
}

/** Reads all sets from a folder that holds their files as `owner/name/file`; prints what each gave. */
export async function readSets(folder: string | undefined): Promise<SetRecord[]> {
  if (folder === undefined) throw new Error('Name the folder of the sets');
  const records: SetRecord[] = [];
  for (const set of courseSets()) records.push(...(await readSet(set, folder)));
  return records;
}
