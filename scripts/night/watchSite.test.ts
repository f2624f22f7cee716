import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FeedServer, startFeedServer } from '../../packages/feeds/src/testing/feedServer.ts';

const script = join(import.meta.dirname, 'watchSite.sh');
const page = '<div id="root"></div>';

/** What the site answers, by path; 500 without an answer. */
let answers: Record<string, string>;
let site: FeedServer;
beforeEach(async () => {
  answers = { '/': page, '/courses': page, '/en/courses': page };
  site = await startFeedServer(({ url = '' }, response) => {
    const answer = answers[url];
    response.writeHead(answer === undefined ? 500 : 200).end(answer);
  });
});
afterEach(() => site.close());

/** Days before today, 'YYYY-MM-DD'. */
const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const builtOn = (day: string | null) => {
  answers['/catalogue/manifest.json'] = JSON.stringify({ content: { about: { builtOn: day } } });
};

/** The faults that the script prints, and how it ends. */
const look = (origin = site.origin) =>
  new Promise<{ code: number; faults: string[] }>((resolve) => {
    const env = { ...process.env, RETRIES: '0' };
    execFile(script, [origin], { env }, (error, stdout) => {
      const faults = stdout.split('\n').filter((line) => line.startsWith('- '));
      resolve({ code: error === null ? 0 : Number(error.code), faults });
    });
  });

it.each([
  ['of today', daysAgo(0)],
  ['of three days ago', daysAgo(3)],
  ['that no night has built', null],
])('finds nothing wrong with a site that works and a catalogue %s', async (_, day) => {
  builtOn(day);
  expect(await look()).toEqual({ code: 0, faults: [] });
});

it('names a stale catalogue, and a page that is not there or not ours', async () => {
  builtOn(daysAgo(4));
  answers['/courses'] = 'This domain is for sale';
  delete answers['/en/courses'];
  const { code, faults } = await look();
  expect(code).toBe(1);
  expect(faults).toEqual([
    "- /courses is not the application's page",
    expect.stringMatching(/^- \/en\/courses: .*500/),
    `- the catalogue is of ${daysAgo(4)}`,
  ]);
});

it('names a manifest that is damaged, and a site that cannot be reached', async () => {
  answers['/catalogue/manifest.json'] = '<html>';
  expect((await look()).faults).toEqual(['- /catalogue/manifest.json is no manifest']);
  const { code, faults } = await look('http://127.0.0.1:1');
  expect([code, faults.length]).toEqual([1, 4]);
});
