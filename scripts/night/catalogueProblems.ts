import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildReport } from '../../packages/feeds/src/build/report/report.ts';

type Feeds = Pick<BuildReport, 'builtOn' | 'feeds' | 'losses' | 'carried'>;

const msPerDay = 86_400_000;

/** A feed whose courses are older is named as stale. */
const maxAgeDays = 3;

const daysOld = (since: string, today: string) =>
  Math.round((Date.parse(today) - Date.parse(since)) / msPerDay);

/** What a build could not read, a line for each feed. */
export function problemsOf({ builtOn, feeds, losses, carried }: Feeds): string[] {
  const broken = feeds.flatMap(({ feed, brokenOff }) =>
    brokenOff === null ? [] : [`${feed} was not read to its end: ${brokenOff}`],
  );
  const stale = Object.entries(carried).flatMap(([feed, { courses, since }]) => {
    const days = daysOld(since, builtOn);
    return days > maxAgeDays ? [`${feed} is stale: ${courses} courses are ${days} days old`] : [];
  });
  return [...broken, ...losses, ...stale];
}

/** Reads the problems out of the report of the build in a folder. */
export const readProblems = async (folder: string): Promise<string[]> =>
  problemsOf(JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')));
