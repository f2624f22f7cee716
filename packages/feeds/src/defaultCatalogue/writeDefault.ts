/**
 * `pnpm --filter @aulario/feeds default-catalogue FOLDER` chooses the courses of the default
 * catalogue and writes its files. FOLDER holds the files of the sets as `owner/name/file`, at the
 * commits that `catalogue/sets` names.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFactFiller } from '../filled/fillFacts.ts';
import { chooseCourses, type Quotas } from './chooseCourses.ts';
import { courseRow } from './courseRow.ts';
import { joinRecords } from './joinRecords.ts';
import { defaultFolder } from './readDefault.ts';
import { readSets } from './readSets.ts';

const quotas: Quotas = {
  perCategory: 132,
  fromEach: 5,
  perPlatform: 126,
  perSubject: 40,
  spanish: 400,
};

const [folder] = process.argv.slice(2);
const records = await readSets(folder);
const fillFacts = await createFactFiller();
// The weights of the filler are learnt from stated categories; only courses with one are chosen.
const stated = joinRecords(records)
  .map(fillFacts)
  .filter(({ course }) => !course.filled.includes('category'));
const chosen = chooseCourses(stated, quotas);

rmSync(defaultFolder, { recursive: true, force: true });
mkdirSync(defaultFolder, { recursive: true });
for (const [platform, courses] of Map.groupBy(chosen, ({ course }) => course.platform)) {
  const rows = courses
    .toSorted((one, other) => (one.course.id < other.course.id ? -1 : 1))
    .map((course) => `${JSON.stringify(courseRow(course))}\n`);
  writeFileSync(join(defaultFolder, `${platform}.jsonl`), rows.join(''));
  process.stdout.write(`${platform}: ${rows.length} chosen\n`);
}
