import { parseArgs } from 'node:util';
import { daysBetween } from '@aulario/course-data/plan';
import { readBuiltCourses } from '../build/buildState.ts';
import { fetchPatiently } from '../source/fetchPages.ts';
import { UsageError } from './readBuildArguments.ts';

const maxAgeDays = 7;

async function isThere(address: string): Promise<boolean> {
  try {
    const response = await fetchPatiently(address, {
      userAgent: 'AularioCatalogue/0.1.0',
      maxAttempts: 2,
      timeoutMs: 20_000,
    });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}

/** `check`: whether the last build is fresh, and whether some of its links and pictures are there. */
export async function check(
  args: readonly string[],
  today: string,
): Promise<{ text: string; isGood: boolean }> {
  const { values } = parseArgs({
    args: [...args],
    options: { state: { type: 'string' }, links: { type: 'string', default: '0' } },
  });
  if (values.state === undefined)
    throw new UsageError('Name the folder of a build: --state catalogue-build-state');
  const most = Number(values.links);
  let courses = 0;
  let newest = '';
  const broken: string[] = [];
  for await (const { course, details } of readBuiltCourses(values.state)) {
    courses += 1;
    newest = [newest, details.seen?.last ?? ''].toSorted().at(-1) ?? '';
    if (courses > most) continue;
    const pages = [course.url, ...(course.imageUrl.startsWith('https:') ? [course.imageUrl] : [])];
    for (const page of pages) if (!(await isThere(page))) broken.push(`${course.id} ${page}`);
  }
  const age = newest === '' ? Number.POSITIVE_INFINITY : daysBetween(newest, today);
  const isGood = courses > 0 && age <= maxAgeDays && broken.length === 0;
  const lines = [
    `${courses} courses, last built ${newest || 'never'}`,
    ...broken.map((line) => `broken: ${line}`),
  ];
  if (age > maxAgeDays) lines.push(`older than ${maxAgeDays} days`);
  return { text: lines.join('\n'), isGood };
}
