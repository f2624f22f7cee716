import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { CalendarDay } from '@aulario/course-data';
import { someCourses } from '@aulario/course-data/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildNight, priceFields } from '../testing/buildNight.ts';
import { shapes } from '../testing/shapes.ts';
import { noState, openBuiltCourses, readState } from './buildState.ts';
import { gapsOf } from './report/report.ts';

const onUnread = () => undefined;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'state-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('takes a folder that is not there for a first build', async () => {
  expect(await readState(join(folder, 'nowhere'), onUnread)).toEqual(noState);
});

it.each(['memory.bin.gz', 'discontinued.json', 'changes.json', 'pinned.json'])(
  'takes a %s that cannot be read for no first build',
  async (name) => {
    mkdirSync(join(folder, name));
    await expect(readState(folder, onUnread)).rejects.toThrow(
      `${join(folder, name)}: Error: EISDIR`,
    );
  },
);

it('takes courses that cannot be read for no first build', async () => {
  const file = join(folder, 'courses.jsonl.gz');
  mkdirSync(file);
  await expect(openBuiltCourses(folder, onUnread)).rejects.toThrow('EISDIR');
  rmdirSync(file);
  symlinkSync(file, file);
  await expect(openBuiltCourses(folder, onUnread)).rejects.toThrow('ELOOP');
});

it.each([
  ['cut off', gzipSync('[{"id":"udemy:1"},{},[]]\n').subarray(0, -9)],
  ['not packed', Buffer.from('[]')],
  ['no JSON', gzipSync('[{"id"\n')],
])('refuses courses that are %s', async (_, bytes) => {
  const file = join(folder, 'courses.jsonl.gz');
  writeFileSync(file, bytes);
  await expect(openBuiltCourses(folder, onUnread)).rejects.toThrow(
    `The state of the last build cannot be read: ${file}: `,
  );
});

it('refuses courses without the memory of them', async () => {
  writeFileSync(join(folder, 'courses.jsonl.gz'), '');
  await expect(readState(folder, onUnread)).rejects.toThrow(`no ${join(folder, 'memory.bin.gz')}`);
});

it.each([
  ['changes.json', '[{"id":"udemy:1"}]'],
  ['changes.json', '{'],
  ['pinned.json', '{"udemy":"many"}'],
])('refuses a %s with %s', async (name, text) => {
  writeFileSync(join(folder, name), text);
  await expect(readState(folder, onUnread)).rejects.toThrow(
    `The state of the last build cannot be read: ${join(folder, name)}`,
  );
});

/** Changes the texts of a state as another version of the program may have written them. */
function rewriteCourses(change: (line: string) => string): void {
  const file = join(folder, 'courses.jsonl.gz');
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  writeFileSync(file, gzipSync(`${lines.map(change).join('\n')}\n`));
}

async function buildOn(today: CalendarDay, prices: readonly number[]) {
  const results = prices.map((amount, index) => ({
    ...shapes[0]?.good(index + 1),
    ...priceFields(amount),
  }));
  const options = { stateFolder: folder, maxLoss: 0.5, providers: new Map() };
  const built = await buildNight(folder, results, today, options);
  await built.commit();
  return built;
}

it('remembers prices of courses that another version wrote, calls none new, and says so', async () => {
  await buildOn('2026-11-01', [19.99, 29.99, 39.99]);
  rewriteCourses((line) => line.replace('"recorded":', '"seenIn":'));
  const next = await buildOn('2026-11-02', [9.99, 29.99]);
  expect(next.changes).toEqual([]);
  expect(next.courses.detailsOf('udemy:1')).toMatchObject({
    seen: { first: '2026-11-01', last: '2026-11-02' },
    priceHistory: { since: '2026-11-01', lowest: { amount: 999 } },
  });
  expect(next.report.unread).toEqual(['udemy:1', 'udemy:2', 'udemy:3']);
  expect(gapsOf(next.report)).toEqual([
    expect.stringMatching(
      /^3 courses of the last build cannot be read: .* \(udemy:1, udemy:2, udemy:3\)$/,
    ),
  ]);
});

it('reads a state without the names of the feeds', async () => {
  await buildOn('2026-11-01', [19.99, 29.99]);
  rewriteCourses((line) => line.replace(/,\["udemy"\]\]$/, ']'));
  const next = await buildOn('2026-11-02', [9.99]);
  expect(next.changes).toMatchObject([
    ['udemy:1', 'cheaper', 1999, 999],
    ['udemy:2', 'discontinued'],
  ]);
  const old = next.recent.find(({ kind }) => kind === 'discontinued');
  expect(old).toMatchObject({ lastSeen: '2026-11-01' });
});

it('reports what is discontinued without a valid day or course', async () => {
  const [course] = someCourses(1);
  const [lastSeen, since] = ['2026-11-01', '2026-11-02'];
  const entries = [
    { course, lastSeen, since },
    { course, lastSeen: 'yesterday', since },
    { course, lastSeen },
    { course: { ...course, id: 'udemy:2', price: 7 }, lastSeen, since },
    null,
  ];
  writeFileSync(join(folder, 'discontinued.json'), JSON.stringify(entries));
  const unread: (string | null)[] = [];
  const state = await readState(folder, (id) => unread.push(id));
  expect(state.discontinued).toEqual([{ course, lastSeen, since }]);
  expect(unread).toEqual([course?.id, course?.id, 'udemy:2', null]);
});
