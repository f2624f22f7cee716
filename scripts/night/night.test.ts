import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FeedServer, startFeedServer } from '../../packages/feeds/src/testing/feedServer.ts';
import { problemsOf } from './catalogueProblems.ts';
import { night } from './night.ts';

// Whole nights: the real commands of the catalogue, a feed on this machine, and a host in a folder.

const course = (number: number) => ({
  id: number,
  title: `Excel from zero, part ${number}`,
  url: `/course/excel-${number}/`,
  is_paid: true,
  price: '$19.99',
  price_detail: { amount: 19.99, currency: 'USD' },
});
const answerOf = (count: number) =>
  JSON.stringify({ results: Array.from({ length: count }, (_, index) => course(index + 1)) });

let root: string;
let host: FeedServer;
let feed: FeedServer;
let answer = answerOf(10);
const examples = join(import.meta.dirname, '../../packages/feeds/examples');
const keyedAnswer = readFileSync(join(examples, 'moochub/v3.json'), 'utf8');
let isKeyedBroken = false;

/** The version that visitors see. */
const live = () => readFileSync(join(root, 'live'), 'utf8').trim();

/** Makes every deploy fail in a way, or none. */
const setFault = (fault: 'refuses' | 'loses a file' | 'fails late' | '') =>
  writeFileSync(join(root, 'fault'), fault);

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'night-test-'));
  mkdirSync(join(root, 'versions'));
  writeFileSync(join(root, 'live'), '');
  setFault('');
  // Without extensions, as Firebase's host does.
  host = await startFeedServer(({ url = '' }, response) => {
    const path = url === '/' ? '/index' : url;
    const file = join(root, 'versions', live(), /\.\w+$/.test(path) ? path : `${path}.html`);
    response.setHeader('Content-Security-Policy', "default-src 'none'");
    response.writeHead(existsSync(file) ? 200 : 404);
    response.end(existsSync(file) ? readFileSync(file) : '');
  });
  feed = await startFeedServer(({ url }, response) => {
    response.setHeader('content-type', 'application/json');
    const keyed = isKeyedBroken ? keyedAnswer.slice(0, -99) : keyedAnswer;
    response.end(url?.startsWith('/keyed') ? keyed : answer);
  });
});
afterAll(async () => {
  await Promise.all([host.close(), feed.close()]);
  rmSync(root, { recursive: true });
});

const script = (name: string) => join(import.meta.dirname, name);

const runNightWith = (feeds: readonly string[], earlierProblems: readonly string[] = []) =>
  night(
    {
      root,
      feeds: feeds.flatMap((each) => ['--feed', each]),
      out: 'build',
      state: 'state',
      dist: 'dist',
      site: host.origin,
      project: 'campus',
      catalogue: [process.execPath, script('../catalogue.ts')],
      siteBuild: [[script('testing/buildSite.sh')]],
      firebase: [script('testing/firebase.sh'), root],
      links: 0,
      earlierProblems,
      pausesMs: [],
    },
    join(root, 'night'),
  );
const readAll = () =>
  runNightWith([
    `open.hpi.de=${feed.origin}/keyed.json?apikey=SECRET`,
    `udemy=${feed.origin}/open.json`,
  ]);
const publishSite = (...problems: string[]) => runNightWith([], problems);

/** How many courses visitors see. */
async function seen(): Promise<number> {
  const manifest = await fetch(`${host.origin}/catalogue/manifest.json`);
  return JSON.parse(await manifest.text()).content.size;
}
const issue = () => readFileSync(join(root, 'night/issue.md'), 'utf8');
const good = { isPublished: true, rolledBackTo: null, problems: [] };

// One after the other, as nights are: each finds what the one before has left.
it('publishes a good night, and what is known when a feed breaks off or lacks much', async () => {
  expect(await readAll()).toEqual({ ...good, hasNewState: true });
  expect(await seen()).toBe(11);

  isKeyedBroken = true;
  answer = answerOf(3);
  const bad = await readAll();
  expect(bad).toMatchObject({ hasNewState: true, isPublished: true });
  expect(bad.problems).toEqual([
    expect.stringMatching(/^open\.hpi\.de=.* was not read to its end/),
    expect.stringMatching(/udemy had 10 courses and lacks 7 of them now/),
  ]);
  expect(issue()).toContain('Published, with problems');
  expect(issue()).not.toContain('SECRET');
  expect(await seen()).toBe(11);

  isKeyedBroken = false;
  answer = answerOf(11);
  expect(await readAll()).toEqual({ ...good, hasNewState: true });
  expect(await seen()).toBe(12);
}, 300_000);

it('leaves visitors where they were when the deploy fails', async () => {
  const before = live();
  setFault('refuses');
  expect(await publishSite()).toMatchObject({ isPublished: false, rolledBackTo: null });
  expect(issue()).toMatch(/The deploy failed: [\s\S]*503/);
  expect(live()).toBe(before);
});

it.each([
  ['loses a file', '/assets/index-1.js answers 404'],
  ['fails late', 'the rules could not be released'],
] as const)('rolls back after a deploy that %s', async (fault, said) => {
  const before = live();
  setFault(fault);
  const rolledBackTo = `sites/campus/versions/${before}`;
  expect(await publishSite()).toMatchObject({ isPublished: false, rolledBackTo });
  expect(issue()).toContain(said);
  expect(live()).toBe(before);
});

it('publishes the site alone, without reading a feed', async () => {
  const count = feed.asked.length;
  const before = live();
  setFault('');
  const problems = ['The newest state is damaged'];
  expect(await publishSite(...problems)).toEqual({ ...good, hasNewState: false, problems });
  expect(issue()).toContain('- The newest state is damaged');
  expect(live()).not.toBe(before);
  expect(feed.asked).toHaveLength(count);
});

it('names a feed as stale whose courses are older than three days', () => {
  const of = (since: string) =>
    problemsOf({
      builtOn: '2026-11-20',
      feeds: [],
      losses: [],
      carried: { edx: { courses: 7, since } },
    });
  expect(of('2026-11-17')).toEqual([]);
  expect(of('2026-11-16')).toEqual(['edx is stale: 7 courses are 4 days old']);
});
