/**
 * `pnpm --filter @aulario/feeds default-catalogue FOLDER` chooses the courses of the default
 * catalogue and writes its files. FOLDER holds the files of the sets as `owner/name/file`, at the
 * commits that `catalogue/sets` names.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLanguageFiller } from '../filled/fillLanguage.ts';
import { noCounts, readFeed } from '../readFeed.ts';
import { chooseCourses, type Quotas } from './chooseCourses.ts';
import { courseRow } from './courseRow.ts';
import { type CourseSet, courseSets } from './courseSets.ts';
import { joinRecords, type SetRecord } from './joinRecords.ts';
import { defaultFolder } from './readDefault.ts';

const quotas: Quotas = {
  perCategory: 132,
  fromEach: 5,
  perPlatform: 126,
  perSubject: 40,
  spanish: 400,
};

async function readSet(set: CourseSet, folder: string): Promise<SetRecord[]> {
  const { provider, repository, file } = set;
  const [from, to = from] = [provider.recorded ?? []].flat();
  if (from === undefined || to === undefined) throw new Error(`${file} has no day`);
  const records: SetRecord[] = [];
  const counts = noCounts();
  const source = join(folder, repository, file);
  for await (const item of readFeed(
    { provider, source, seenOn: to, http: { userAgent: '' } },
    counts,
  ))
    if ('imported' in item) records.push({ ...item.imported, set, days: [from, to] });
  if (counts.brokenOff !== null) throw new Error(`${source}: ${counts.brokenOff}`);
  const { read, kept, refused, skipped } = counts;
  process.stdout.write(
    `${provider.format}: ${read} read, ${kept} kept, ${refused} refused, ${skipped} others\n`,
  );
  return records;
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the sets');
const records: SetRecord[] = [];
for (const set of courseSets()) records.push(...(await readSet(set, folder)));
const fillLanguage = await createLanguageFiller();
const chosen = chooseCourses(joinRecords(records).map(fillLanguage), quotas);

rmSync(defaultFolder, { recursive: true, force: true });
mkdirSync(defaultFolder, { recursive: true });
for (const [platform, courses] of Map.groupBy(chosen, ({ course }) => course.platform)) {
  const rows = courses
    .toSorted((one, other) => (one.course.id < other.course.id ? -1 : 1))
    .map((course) => `${JSON.stringify(courseRow(course))}\n`);
  writeFileSync(join(defaultFolder, `${platform}.jsonl`), rows.join(''));
  process.stdout.write(`${platform}: ${rows.length} chosen\n`);
}
