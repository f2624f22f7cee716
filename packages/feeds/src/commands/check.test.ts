import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noDetails } from '@aulario/course-data';
import { aCourse } from '@aulario/course-data/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { noState, writeState } from '../build/buildState.ts';
import { CourseFile } from '../build/courseFile.ts';
import { type FeedServer, startFeedServer } from '../testing/feedServer.ts';
import { check } from './check.ts';

const pages = ['here', 'gone', 'moved', 'home', 'busy', 'down', 'slow'];
const folder = mkdtempSync(join(tmpdir(), 'check-test-'));
let server: FeedServer;
let busyAnswers = 0;
const slept: number[] = [];

beforeAll(async () => {
  const courses = new CourseFile();
  for (const [index, page] of pages.entries()) {
    const id = `udemy:${index + 1}`;
    courses.put({
      course: aCourse({ id, url: `https://www.udemy.com/course/${page}/` }),
      details: { ...noDetails(id), seen: { first: '2026-11-01', last: '2026-11-20' } },
    });
  }
  await writeState(folder, noState, courses);
  courses.close();
  server = await startFeedServer(({ url }, response) => {
    const page = url?.split('/')[2] ?? '';
    if (page === 'gone') return void response.writeHead(404).end();
    if (page === 'moved') return void response.writeHead(301, { location: '/course/here/' }).end();
    if (page === 'home') return void response.writeHead(302, { location: '/' }).end();
    if (page === 'down') return void response.writeHead(503, { 'retry-after': '7' }).end();
    if (page === 'slow') return;
    if (page === 'busy') {
      busyAnswers += 1;
      if (busyAnswers === 1) return void response.writeHead(429, { 'retry-after': '3' }).end();
    }
    response.end('<h1>A course</h1>');
  });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  slept.length = 0;
});

/** The pages of the courses, on the server of this machine. */
const http = () => ({
  userAgent: 'AularioCatalogue/test',
  maxAttempts: 2,
  timeoutMs: 300,
  isAnyOriginAllowed: true,
  sleep: async (ms: number) => slept.push(ms),
  fetch: ((address: string, options: RequestInit) =>
    fetch(`${server.origin}${new URL(address).pathname}`, options)) as typeof fetch,
});

it('names the pages that are not there, waits as hosts ask, and follows what moved', async () => {
  const asked = ['--state', folder, '--links', String(pages.length)];
  const { text, isGood } = await check(asked, '2026-11-21', http());
  expect(isGood).toBe(false);
  const [first, ...broken] = text.split('\n');
  expect(first).toBe('7 courses, last built 2026-11-20');
  expect(broken.map((line) => /course\/(\w+)/.exec(line)?.[1])).toEqual([
    'gone',
    'home',
    'down',
    'slow',
  ]);
  expect(broken[0]).toContain('404');
  expect(broken[1]).toContain('leads to');
  expect(slept.slice(0, 2)).toEqual([3000, 7000]);
  expect(server.agents).toEqual(new Set(['AularioCatalogue/test']));
});

it('looks at no more pages than it may, and at none by default', async () => {
  server.asked.length = 0;
  expect((await check(['--state', folder], '2026-11-21', http())).isGood).toBe(true);
  expect(server.asked).toEqual([]);
  expect((await check(['--state', folder, '--links', '1'], '2026-11-21', http())).isGood).toBe(
    true,
  );
  expect(server.asked).toEqual(['/course/here/']);
});

it('names courses whose platform has no entry any more', async () => {
  const left = join(folder, 'left');
  const courses = new CourseFile();
  for (const course of [
    aCourse({ id: 'udemy:1' }),
    aCourse({ id: 'campus:7', platform: 'campus', url: 'https://campus.example/7' }),
  ]) {
    const seen = { first: '2026-11-20', last: '2026-11-20' } as const;
    courses.put({ course, details: { ...noDetails(course.id), seen } });
  }
  await writeState(left, noState, courses);
  courses.close();
  const { text, isGood } = await check(['--state', left], '2026-11-21', http());
  expect(isGood).toBe(false);
  expect(text).toMatch(/^1 courses.*\n1 courses of the last build cannot be read.*\(campus:7\)$/);
});

it('says that a build is old, or was never made', async () => {
  const old = await check(['--state', folder], '2026-12-01', http());
  expect(old).toEqual({
    text: '7 courses, last built 2026-11-20\nolder than 7 days',
    isGood: false,
  });
  const never = await check(['--state', join(folder, 'nowhere')], '2026-12-01', http());
  expect(never).toMatchObject({ isGood: false });
  await expect(check([], '2026-12-01')).rejects.toThrow('Name the folder');
  await expect(check(['--state', folder, '--links', 'all'], '2026-12-01')).rejects.toThrow(
    'number',
  );
});
