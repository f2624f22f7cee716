import { parseArgs } from 'node:util';
import type { CalendarDay } from '@aulario/course-data';
import { daysBetween } from '@aulario/course-data/days';
import { readBuiltCourses } from '../build/buildState.ts';
import { unreadLines } from '../build/report/report.ts';
import { type FetchOptions, fetchPatiently } from '../source/fetchPages.ts';
import { UsageError } from './readBuildArguments.ts';
import { userAgentOf } from './userAgent.ts';

const maxAgeDays = 7;

/** The options of a request for a page or picture; a slow host counts as missing. */
const fetchOptions: FetchOptions = {
  userAgent: userAgentOf(),
  maxAttempts: 2,
  timeoutMs: 20_000,
  isAnyOriginAllowed: true,
};

/** The problem of a page or picture; null when it is available. */
async function problemOf(address: string, http: FetchOptions): Promise<string | null> {
  try {
    return await fetchPatiently(address, http, async ({ body, redirected, url }) => {
      await body?.cancel();
      // Platforms answer like this for a discontinued course.
      return redirected && new URL(url).pathname === '/' ? `leads to ${url}` : null;
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * `check`: whether the last build is recent, and whether a sample of its links and pictures is
 * available.
 */
export async function check(
  args: readonly string[],
  today: CalendarDay,
  http: FetchOptions = fetchOptions,
): Promise<{ text: string; isGood: boolean }> {
  const { values } = parseArgs({
    args: [...args],
    options: { state: { type: 'string' }, links: { type: 'string', default: '0' } },
  });
  if (values.state === undefined)
    throw new UsageError('Name the folder of a build: --state catalogue-build-state');
  const maxCourses = Number(values.links);
  if (!Number.isSafeInteger(maxCourses) || maxCourses < 0)
    throw new UsageError('--links is a number of courses');
  let courses = 0;
  let newest: CalendarDay | null = null;
  const broken: string[] = [];
  const unread: (string | null)[] = [];
  const onUnread = (id: string | null) => void unread.push(id);
  for await (const { course, details } of readBuiltCourses(values.state, onUnread)) {
    courses += 1;
    const last = details.seen?.last ?? null;
    if (last !== null && (newest === null || last > newest)) newest = last;
    if (courses > maxCourses) continue;
    const pages = [course.url, ...(course.imageUrl === null ? [] : [course.imageUrl])];
    for (const page of pages) {
      const problem = await problemOf(page, http);
      if (problem !== null) broken.push(`broken: ${course.id} ${page} (${problem})`);
    }
  }
  const age = newest === null ? Number.POSITIVE_INFINITY : daysBetween(newest, today);
  const problems = [...unreadLines(unread), ...broken];
  const isGood = courses > 0 && age <= maxAgeDays && problems.length === 0;
  const lines = [`${courses} courses, last built ${newest ?? 'never'}`, ...problems];
  if (age > maxAgeDays) lines.push(`older than ${maxAgeDays} days`);
  return { text: lines.join('\n'), isGood };
}
