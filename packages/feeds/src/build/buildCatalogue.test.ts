import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CalendarDay } from '@aulario/course-data';
import type { FeedRecord } from '@aulario/course-data/reading';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeBuild } from '../commands/writeBuild.ts';
import { readProviders } from '../providers/readProviders.ts';
import { buildNight, priceFields } from '../testing/buildNight.ts';
import { provider } from '../testing/readAll.ts';
import { shapes } from '../testing/shapes.ts';
import { BackdatedBuildError, buildCatalogue, NoCoursesError } from './buildCatalogue.ts';
import { readRecentChanges } from './buildState.ts';

const udemy = (number: number, change: FeedRecord = {}): FeedRecord => ({
  ...shapes[0]?.good(number),
  title: `Excel from zero, part ${number}`,
  ...change,
});
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const build = (records: readonly FeedRecord[], today: CalendarDay, maxLoss = 0.3) =>
  buildNight(folder, records, today, { maxLoss });

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it('tells a day later what is new, discontinued, cheaper, free and updated, and remembers', async () => {
  const first = await build(
    numbers(8).map((number) => udemy(number)),
    '2026-11-01',
  );
  expect(first.changes).toEqual([]);
  await first.commit();
  const second = await build(
    [
      udemy(1, priceFields(9.99)),
      udemy(2, { is_paid: false, price: 'Free', price_detail: null }),
      udemy(3, { last_update_date: '2026-11-01' }),
      ...[4, 5, 6, 9].map((number) => udemy(number)),
    ],
    '2026-11-02',
  );
  expect(second.changes).toEqual([
    ['udemy:1', 'cheaper', 1999, 999],
    ['udemy:2', 'free'],
    ['udemy:3', 'updated'],
    ['udemy:7', 'discontinued'],
    ['udemy:8', 'discontinued'],
    ['udemy:9', 'new'],
  ]);
  expect(second.courses.knownAt(0)?.details).toMatchObject({
    seen: { first: '2026-11-01', last: '2026-11-02' },
    priceHistory: {
      since: '2026-11-01',
      lowest: { amount: 999 },
      lowest30Days: null,
      changed: '2026-11-02',
    },
  });
  expect(second.courses.at(0)?.priceFall).toEqual({
    before: { amount: 1999, currency: 'USD' },
    since: '2026-11-02',
  });
  const day = '2026-11-02';
  expect(second.recent).toMatchObject([
    { kind: 'price', id: 'udemy:1', day, before: { amount: 1999 }, now: { amount: 999 } },
    { kind: 'free', id: 'udemy:2', day },
    { kind: 'updated', id: 'udemy:3', day },
    { kind: 'discontinued', id: 'udemy:7', day, lastSeen: '2026-11-01', platform: 'udemy' },
    { kind: 'discontinued', id: 'udemy:8', day, lastSeen: '2026-11-01', platform: 'udemy' },
  ]);
  const [discontinued] = second.recent.filter((change) => change.kind === 'discontinued');
  expect(discontinued?.equivalents).toHaveLength(5);
  expect(discontinued?.equivalents[0]?.why).toContain('title');
  await second.commit();
  expect(await readRecentChanges(join(folder, 'state'))).toEqual(second.recent);
  const back = await build(
    [...numbers(6), 7, 9].map((number) => udemy(number)),
    '2026-11-03',
  );
  // What is back is not discontinued, what costs again is not free, and a rise is reported too.
  expect(back.recent.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'price udemy:1',
    'updated udemy:3',
    'discontinued udemy:8',
    'price udemy:1',
  ]);
});

/** Builds from courses of Udemy by their numbers. */
const buildOf = (ids: readonly number[], today: CalendarDay) =>
  build(
    ids.map((id) => udemy(id)),
    today,
  );

it('keeps what a feed suddenly lacks, and takes what it has, until the loss is allowed', async () => {
  await (await buildOf(numbers(10), '2026-11-01')).commit();
  const cut = await buildOf([...numbers(6), 11], '2026-11-02');
  expect(cut.report.losses).toEqual([
    'udemy had 10 courses and lacks 4 of them now. If that is right, build with --allow-loss udemy',
  ]);
  expect(cut.courses).toHaveLength(11);
  expect(cut.report.changes).toMatchObject({ new: 1, discontinued: 0 });
  await cut.commit();
  const whole = await buildOf(numbers(11), '2026-11-03');
  expect([whole.report.losses, whole.changes]).toEqual([[], []]);
  const allowed = await build(
    numbers(6).map((number) => udemy(number)),
    '2026-11-03',
    1,
  );
  expect([allowed.report.losses, allowed.courses.length]).toEqual([[], 6]);
});

it('takes records that stand twice for no loss once they stand there once, and other courses for one', async () => {
  await (await buildOf([...numbers(10), ...numbers(10)], '2026-11-01')).commit();
  expect((await buildOf(numbers(10), '2026-11-02')).report.losses).toEqual([]);
  const others = await buildOf(
    numbers(20).filter((number) => number > 10),
    '2026-11-02',
  );
  expect(others.report.losses).toHaveLength(1);
  expect(others.report.changes.discontinued).toBe(0);
});

it('stops when a feed that was there is not read at all', async () => {
  await (await build([udemy(1)], '2026-11-01')).commit();
  const withoutUdemy = buildCatalogue({
    feeds: [{ provider: provider('coursera'), source: join(folder, 'feed.json') }],
    today: '2026-11-02',
    stateFolder: join(folder, 'state'),
    http: { userAgent: '' },
    maxLoss: 0.3,
    providers: readProviders(),
  });
  await expect(withoutUdemy).rejects.toThrow(
    'udemy had 1 courses and is not read now. If it is to go, build with --remove-feed udemy',
  );
});

it('refuses a day before the last build, which would damage the memory', async () => {
  await (await build([udemy(1)], '2026-11-02')).commit();
  await expect(build([udemy(1)], '2026-11-01')).rejects.toThrow(BackdatedBuildError);
  await expect(build([udemy(1)], '2026-11-02')).resolves.toBeTruthy();
});

it('calls no course free whose lessons may have been free before', async () => {
  const unknown = udemy(1, { is_paid: null, price: null, price_detail: null });
  await (await build([unknown, udemy(2)], '2026-11-01')).commit();
  const free = { is_paid: false, price: 'Free', price_detail: null };
  const next = await build([udemy(1, free), udemy(2, free)], '2026-11-02');
  expect(next.courses.at(0)?.access.lessons).toBe('free');
  expect(next.changes).toEqual([['udemy:2', 'free']]);
});

it('tells what vanished, once, after a build that was stopped while it left its state', async () => {
  const all = numbers(5).map((number) => udemy(number));
  await (await build(all, '2026-11-01')).commit();
  const stopped = await build(all.slice(1), '2026-11-02');
  const blocked = join(folder, 'state/pinned.json');
  rmSync(blocked);
  mkdirSync(blocked);
  await expect(stopped.commit()).rejects.toThrow('pinned.json');
  rmdirSync(blocked);
  const next = await build(all.slice(1), '2026-11-03');
  expect(next.changes).toEqual([['udemy:1', 'discontinued']]);
  expect(next.recent).toMatchObject([{ kind: 'discontinued', id: 'udemy:1', day: '2026-11-02' }]);
});

it('leaves the last state whole when it is stopped while it writes', async () => {
  await (await build([udemy(1)], '2026-11-01')).commit();
  const before = allBytes(join(folder, 'state'));
  const blocked = join(folder, 'state/pinned.json.new');
  mkdirSync(blocked);
  await expect((await build([udemy(2)], '2026-11-02', 1)).commit()).rejects.toThrow('EISDIR');
  rmdirSync(blocked);
  expect(allBytes(join(folder, 'state')).filter(([name]) => !name?.endsWith('.new'))).toEqual(
    before,
  );
});

it('stops without any course, and says why', async () => {
  await expect(build([], '2026-11-01')).rejects.toThrow(NoCoursesError);
  writeFileSync(join(folder, 'cut.json'), '{"results":[');
  const feeds = [{ provider: provider('udemy'), source: join(folder, 'cut.json') }];
  await expect(
    buildCatalogue({
      feeds,
      today: '2026-11-01',
      stateFolder: null,
      http: { userAgent: '' },
      maxLoss: 0.3,
      providers: readProviders(),
    }),
  ).rejects.toThrow('cut.json broke off: The text breaks off');
});

it('builds on with what a damaged feed still gives, and says so', async () => {
  writeFileSync(
    join(folder, 'lines.jsonl'),
    `${JSON.stringify(udemy(1))}\n{broken\n${JSON.stringify({ ...udemy(2), url: 'https://evil.example/' })}\n`,
  );
  const { courses, report } = await buildCatalogue({
    feeds: [
      { provider: provider('udemy'), source: join(folder, 'lines.jsonl') },
      { provider: provider('coursera'), source: join(folder, 'nowhere.json') },
    ],
    today: '2026-11-01',
    stateFolder: null,
    http: { userAgent: '' },
    maxLoss: 0.3,
    providers: readProviders(),
  });
  expect(courses).toHaveLength(1);
  expect(
    report.feeds.map(({ kept, refused, brokenOff }) => [kept, refused, brokenOff !== null]),
  ).toEqual([
    [1, 2, false],
    [0, 0, true],
  ]);
});

const allBytes = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .toSorted()
    .map((name) => [name, readFileSync(join(root, name), 'base64')]);

it('writes the same bytes for the same records, and its report without scripts', async () => {
  const records = numbers(30).map((number) =>
    udemy(number, { title: `<script>alert(${number})</script>Title ${number}` }),
  );
  for (const name of ['one', 'other']) {
    rmSync(join(folder, 'state'), { recursive: true, force: true });
    await writeBuild(join(folder, name), await build(records, '2026-11-01'));
  }
  expect(allBytes(join(folder, 'one'))).toEqual(allBytes(join(folder, 'other')));
  expect(readFileSync(join(folder, 'one/report.html'), 'utf8')).not.toContain('<script');
});

it('mixes no facts of two courses that a feed gives one id', async () => {
  const sewing = { title: 'Sewing', url: '/course/sewing/', avg_rating: 1 };
  const { courses, report } = await build(
    [
      udemy(1, { avg_rating: null, num_reviews: null }),
      udemy(1, sewing),
      udemy(1, { title: 'Excel from zero (new)', avg_rating: null }),
    ],
    '2026-11-01',
  );
  expect(courses.length).toBe(1);
  expect(report.feeds[0]).toMatchObject({ kept: 2, refused: 1 });
  expect(report.feeds[0]?.refusals).toEqual([
    expect.objectContaining({
      id: 'udemy:1',
      path: 'id',
      message: 'The id of another course: Excel from zero, part 1',
    }),
  ]);
  const [course] = Array.from(courses);
  expect(course?.rating).toBeNull();
});

it('takes courses that lie at one address for one only if they have one title, and loses none that did not', async () => {
  const at = (number: number, path: string) => udemy(number, { url: `/course/${path}/` });
  const records = numbers(10).map((number) => at(number, `a-${number}`));
  await (await build(records, '2026-11-01')).commit();
  const soon = [at(1, 'soon'), at(2, 'soon'), ...records.slice(2)];
  const { courses, report } = await build(soon, '2026-11-02');
  expect(courses.length).toBe(10);
  expect(report.changes.discontinued).toBe(0);
  expect(report.feeds[0]?.refusals).toEqual([
    expect.objectContaining({
      id: 'udemy:2',
      path: 'url',
      message: 'The address of another course: Excel from zero, part 1',
    }),
  ]);
});

it('says which fact the courses of a platform have lost together, once', async () => {
  const unpriced = { price: null, price_detail: null };
  const all = numbers(20).map((number) => udemy(number));
  await (await build(all, '2026-11-01')).commit();
  const lossesOn = async (day: CalendarDay, without: number) => {
    const records = all.map((record, index) =>
      index < without ? { ...record, ...unpriced } : record,
    );
    const built = await build(records, day);
    await built.commit();
    return built.report.losses;
  };
  expect(await lossesOn('2026-11-02', 9)).toEqual([]);
  expect(await lossesOn('2026-11-03', 20)).toEqual([
    'udemy: of 11 courses with price 11 have none now',
  ]);
  expect(await lossesOn('2026-11-04', 20)).toEqual([]);
});
