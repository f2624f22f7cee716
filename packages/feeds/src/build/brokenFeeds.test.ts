import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CalendarDay, Course } from '@aulario/course-data';
import type { FeedRecord } from '@aulario/course-data/reading';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseProvider } from '../providers/provider.ts';
import { readProviders } from '../providers/readProviders.ts';
import { type FeedServer, startFeedServer } from '../testing/feedServer.ts';
import { provider } from '../testing/readAll.ts';
import { shapes } from '../testing/shapes.ts';
import { type BuildOptions, type BuiltCatalogue, buildCatalogue } from './buildCatalogue.ts';
import { FeedLossError } from './lossGuard.ts';
import { gapsOf } from './report/report.ts';

const recordOf = (id: string, number: number): FeedRecord => {
  const shape = shapes.find((each) => each.provider === id);
  if (shape === undefined) throw new Error(id);
  return shape.good(number);
};
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const udemy = (count: number) => numbers(count).map((number) => recordOf('udemy', number));
const hpi = (count: number, change: FeedRecord = {}) =>
  numbers(count).map((number) => {
    const record = recordOf('open.hpi.de', number);
    const attributes = record['attributes'];
    return { ...record, attributes: { ...(attributes as FeedRecord), ...change } };
  });

let folder: string;
let server: FeedServer | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'broken-feeds-test-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await server?.close();
  server = null;
});

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

/** Builds from feeds by provider, without a limit on losses unless one is given. */
function build(
  feeds: Readonly<Record<string, string>>,
  today: CalendarDay,
  options: Partial<BuildOptions> = {},
): Promise<BuiltCatalogue> {
  return buildCatalogue({
    feeds: Object.entries(feeds).map(([id, source]) => ({ provider: provider(id), source })),
    today,
    stateFolder: join(folder, 'state'),
    http: { userAgent: '', sleep: async () => undefined, maxAttempts: 1 },
    maxLoss: 0.3,
    providers: readProviders(),
    ...options,
  });
}

async function commit(built: BuiltCatalogue): Promise<BuiltCatalogue> {
  await built.commit();
  return built;
}

const idsOf = ({ courses }: BuiltCatalogue) => [...courses.keys()].toSorted();
const goneFrom = ({ recent }: BuiltCatalogue) =>
  recent.filter(({ kind }) => kind === 'discontinued').map(({ id }) => id);

/** What these courses cost together, in cents, for a reader who has the catalogue's changes. */
function sumOf(courses: readonly Course[], built: BuiltCatalogue): number {
  const gone = new Set(goneFrom(built));
  return courses
    .filter(({ id }) => !gone.has(id))
    .map((course) => built.courses.get(course.id) ?? course)
    .reduce((sum, { price }) => sum + (price.kind === 'paid' ? price.money.amount : 0), 0);
}

const whole = { udemy: udemy(20), 'open.hpi.de': hpi(4) };

async function firstBuild(): Promise<Course[]> {
  const feeds = {
    udemy: file('udemy.json', { results: whole.udemy }),
    'open.hpi.de': file('hpi.json', { data: whole['open.hpi.de'] }),
  };
  const built = await commit(await build(feeds, '2026-11-01'));
  return [...built.courses.values()];
}

describe('a feed that is not read to its end', () => {
  const cut = () => JSON.stringify({ results: whole.udemy }).slice(0, -2500);
  const brokenLine = `${JSON.stringify(whole.udemy[0])}\n{broken\n`;
  it.each([
    ['breaks off', () => file('udemy.json', cut())],
    ['is empty', () => file('udemy.json', '')],
    ['is not there', () => join(folder, 'nowhere.json')],
    ['has a line that cannot be read', () => file('udemy.jsonl', brokenLine)],
  ])('%s: what it does not hold is kept as it was, and carts keep their sums', async (_, make) => {
    const before = await firstBuild();
    const feeds = { udemy: make(), 'open.hpi.de': file('hpi.json', { data: hpi(4) }) };
    const built = await build(feeds, '2026-11-02');
    expect(idsOf(built)).toEqual(before.map(({ id }) => id).toSorted());
    expect(goneFrom(built)).toEqual([]);
    expect(sumOf(before, built)).toBe(20 * 1999);
    const carried = before.find(({ id }) => id === 'udemy:20');
    expect(built.courses.get('udemy:20')).toEqual(carried);
    expect(built.courses.detailsOf('udemy:20')?.seen?.last).toBe('2026-11-01');
    expect(built.report.changes.discontinued).toBe(0);
    expect(gapsOf(built.report).join()).toMatch(
      /udemy: \d+ courses are kept as they were read on 2026-11-01 or later/,
    );
  });

  it.each([401, 403, 404, 500])(
    'answers %i: it is named first, and nothing is lost',
    async (status) => {
      const before = await firstBuild();
      server = await startFeedServer((_, response) => response.writeHead(status).end());
      const feeds = { udemy: `${server.origin}/feed`, 'open.hpi.de': join(folder, 'hpi.json') };
      const built = await commit(await build(feeds, '2026-11-02'));
      expect(sumOf(before, built)).toBe(20 * 1999);
      const [first] = gapsOf(built.report);
      expect(first).toContain(`broke off: ${status} from`);
      // The next whole reading is compared with the last one.
      const few = { ...feeds, udemy: file('udemy.json', { results: udemy(2) }) };
      const { losses } = (await build(few, '2026-11-03')).report;
      expect(losses).toEqual([
        expect.stringContaining('udemy had 20 courses and lacks 18 of them'),
      ]);
    },
  );

  it('answers an error in place of a later page', async () => {
    await firstBuild();
    server = await startFeedServer(({ url }, response) =>
      response.end(
        JSON.stringify(
          url === '/feed'
            ? { results: udemy(15), next: '/feed?page=2' }
            : { detail: 'Request was throttled.' },
        ),
      ),
    );
    const feeds = { udemy: `${server.origin}/feed`, 'open.hpi.de': join(folder, 'hpi.json') };
    const built = await build(feeds, '2026-11-02');
    expect(built.courses).toHaveLength(24);
    expect(goneFrom(built)).toEqual([]);
    expect(gapsOf(built.report)).toHaveLength(2);
  });

  it('keeps a course whose record is refused now', async () => {
    await firstBuild();
    const records = [...udemy(19), { ...recordOf('udemy', 20), url: 'https://elsewhere.example/' }];
    const feeds = {
      udemy: file('udemy.json', { results: records }),
      'open.hpi.de': join(folder, 'hpi.json'),
    };
    const built = await build(feeds, '2026-11-02');
    expect(built.courses.has('udemy:20')).toBe(true);
    expect(goneFrom(built)).toEqual([]);
  });

  it('loses no course of a hundred to a quote that is not closed', async () => {
    const campus = parseProvider({
      ...{ id: 'campus.example', name: 'Campus', home: 'https://campus.example/' },
      ...{ hosts: ['campus.example'], importer: 'mapped' },
    });
    if ('platform' in campus) throw new Error('A format');
    const day = (today: CalendarDay, quote: string) => {
      const rows = numbers(100).map(
        (number) =>
          `${number},${number === 81 ? quote : ''}Curso ${number},https://campus.example/${number}`,
      );
      const source = file('campus.csv', ['id,title,url', ...rows].join('\n'));
      return build({}, today, { feeds: [{ provider: campus, source }] });
    };
    const first = await commit(await day('2026-11-01', ''));
    const second = await commit(await day('2026-11-02', '"'));
    expect(idsOf(second)).toEqual(idsOf(first));
    expect(goneFrom(second)).toEqual([]);
    expect(second.courses.detailsOf('campus.example:81')?.seen?.last).toBe('2026-11-01');
    expect(second.courses.detailsOf('campus.example:82')?.seen?.last).toBe('2026-11-02');
    expect(goneFrom(await day('2026-11-03', ''))).toEqual([]);
  });

  it('tells what is discontinued once it is whole again', async () => {
    await firstBuild();
    const feeds = (records: readonly FeedRecord[], end = '') => ({
      udemy: file('udemy.json', `${JSON.stringify({ results: records })}${end}`),
      'open.hpi.de': join(folder, 'hpi.json'),
    });
    await commit(await build(feeds(udemy(18), ']'), '2026-11-02'));
    const built = await build(feeds(udemy(18)), '2026-11-03');
    expect(built.recent).toMatchObject(
      ['udemy:19', 'udemy:20'].map((id) => ({
        kind: 'discontinued',
        id,
        day: '2026-11-03',
        lastSeen: '2026-11-01',
      })),
    );
    expect(gapsOf(built.report)).toEqual([]);
  });

  it('keeps the prices of a price feed, and finds none today', async () => {
    const unpriced = { ...recordOf('udemy', 1), price: null, price_detail: null };
    const price = {
      merchant_product_id: '1',
      product_name: 'A course',
      search_price: '9.99',
      currency: 'USD',
      merchant_deep_link: 'https://www.udemy.com/course/excel-1/',
    };
    const row = (values: readonly string[]) => `${values.join(',')}\n`;
    const table = row(Object.keys(price)) + row(Object.values(price));
    const feeds = {
      udemy: file('udemy.json', { results: [unpriced] }),
      'awin-legacy': file('prices.csv', table),
    };
    const first = await commit(await build(feeds, '2026-11-01'));
    expect(first.courses.get('udemy:1')?.price).toMatchObject({ kind: 'paid' });
    const broken = { ...feeds, 'awin-legacy': join(folder, 'nowhere.csv') };
    const second = await build(broken, '2026-11-09');
    expect(second.courses.get('udemy:1')?.price).toEqual(first.courses.get('udemy:1')?.price);
    expect(second.courses.detailsOf('udemy:1')).toMatchObject({
      seen: { first: '2026-11-01', last: '2026-11-09' },
      priceHistory: { since: '2026-11-01', lowest30Days: null },
    });
  });
});

describe('courses that are over by their own date', () => {
  const feeds = (expired: number) => ({
    'open.hpi.de': file('hpi.json', {
      data: [...hpi(expired, { expires: '2026-11-01T00:00:00Z' }), ...hpi(10).slice(expired)],
    }),
  });

  it('count as lost', async () => {
    await commit(await build(feeds(0), '2026-11-01'));
    const built = await build(feeds(5), '2026-11-02');
    expect(built.report.losses).toEqual([
      'open.hpi.de had 10 courses and lacks 5 of them now; 5 have expired. If that is right, build with --allow-loss open.hpi.de',
    ]);
    expect(built.courses).toHaveLength(5);
  });

  it('leave the catalogue, and are not called discontinued', async () => {
    await commit(await build(feeds(0), '2026-11-01'));
    const built = await build(feeds(2), '2026-11-02');
    expect(built.courses).toHaveLength(8);
    expect(built.report.feeds[0]).toMatchObject({ kept: 8, expired: 2 });
    expect(goneFrom(built)).toEqual([]);
    expect(built.report.changes.discontinued).toBe(0);
  });

  it('are known by their addresses, too, when they have new ids', async () => {
    await commit(await build(feeds(0), '2026-11-01'));
    const [over] = hpi(1, { expires: '2026-11-01T00:00:00Z' });
    const data = [{ ...over, id: 'renumbered' }, ...hpi(10).slice(1)];
    const built = await build({ 'open.hpi.de': file('hpi.json', { data }) }, '2026-11-02');
    expect(built.courses).toHaveLength(9);
    expect(goneFrom(built)).toEqual([]);
  });
});

describe('a feed that is not read any more', () => {
  it('is removed by name, and its courses are not called discontinued', async () => {
    await firstBuild();
    const feeds = { 'open.hpi.de': join(folder, 'hpi.json') };
    await expect(build(feeds, '2026-11-02', { maxLoss: 1 })).rejects.toThrow(FeedLossError);
    const removedFeeds = new Set(['udemy']);
    const built = await commit(await build(feeds, '2026-11-02', { removedFeeds }));
    expect(built.courses).toHaveLength(4);
    expect(goneFrom(built)).toEqual([]);
    await expect(build(feeds, '2026-11-03')).resolves.toBeTruthy();
  });

  it('may lose more than others by name, for one build', async () => {
    await firstBuild();
    const feeds = {
      udemy: file('udemy.json', { results: udemy(2) }),
      'open.hpi.de': join(folder, 'hpi.json'),
    };
    const allowedLosses = new Set(['udemy']);
    const built = await build(feeds, '2026-11-02', { allowedLosses });
    expect(goneFrom(built)).toHaveLength(18);
    const less = { ...feeds, 'open.hpi.de': file('hpi.json', { data: hpi(1) }) };
    const { report } = await build(less, '2026-11-02', { allowedLosses });
    expect(report.losses).toEqual([expect.stringContaining('--allow-loss open.hpi.de')]);
  });
});

describe('a feed whose facts are quite other ones for most courses', () => {
  const night = (
    records: readonly FeedRecord[],
    day: CalendarDay,
    options?: Partial<BuildOptions>,
  ) => build({ udemy: file('udemy.json', { results: records }) }, day, options);
  const price = (amount: number): FeedRecord => ({
    price: `$${amount}`,
    price_detail: { amount, currency: 'USD' },
  });
  const good = numbers(20).map(
    (number): FeedRecord => ({
      ...recordOf('udemy', number),
      ...price(number + 10),
      estimated_content_length: number * 30,
    }),
  );
  const changed = (count: number, change: (record: FeedRecord, index: number) => FeedRecord) =>
    good.map((record, index) => (index < count ? { ...record, ...change(record, index) } : record));
  const factsOf = ({ courses }: BuiltCatalogue) =>
    [...courses.known()].map(({ course, details }) => ({
      ...course,
      priceFall: null,
      priceHistory: details.priceHistory,
    }));

  const titleOf = (index: number) => good[(index + 1) % good.length]?.['title'];
  it.each<[string, (record: FeedRecord, index: number) => FeedRecord, string]>([
    ['prices in cents', (_, index) => price((index + 11) * 100), 'price'],
    ['a hundredth of the prices', (_, index) => price((index + 11) / 100), 'price'],
    [
      'prices in another currency',
      (_, index) => ({ price_detail: { amount: index + 11, currency: 'EUR' } }),
      'price',
    ],
    [
      'hours as minutes',
      (_, index) => ({ estimated_content_length: (index + 1) * 1800 }),
      'minutes',
    ],
    ['ratings of one', () => ({ avg_rating: 0.4 }), 'rating'],
    ['other dates', () => ({ created: '2012-01-01T00:00:00Z' }), 'published'],
    ['another language', () => ({ locale: { locale: 'fr_FR' } }), 'language'],
    ['the titles of others', (_, index) => ({ title: titleOf(index) }), 'title'],
  ])('%s: keeps the last ones, until the change is allowed', async (_, change, fact) => {
    const before = factsOf(await commit(await night(good, '2026-11-01')));
    const records = changed(11, change);
    const broken = await commit(await night(records, '2026-11-02'));
    expect(factsOf(broken)).toEqual(before);
    expect(broken.changes).toEqual([]);
    expect(gapsOf(broken.report)).toEqual([
      `udemy: of 20 courses with ${fact} 11 have quite another one now; it is kept as it was. If that is right, build with --allow-change udemy`,
    ]);
    // The next night is compared with the last good one.
    const mended = await night(good, '2026-11-03');
    expect([factsOf(mended).length, gapsOf(mended.report)]).toEqual([20, []]);
    const allowed = await night(records, '2026-11-03', { allowedChanges: new Set(['udemy']) });
    expect(gapsOf(allowed.report)).toEqual([]);
    expect(factsOf(allowed)).not.toEqual(before);
  });

  it.each<[string, readonly FeedRecord[], object]>([
    ['a sale', changed(20, () => price(9.99)), { price: { money: { amount: 999 } } }],
    [
      'half of the courses',
      changed(10, (_, index) => price((index + 11) * 100)),
      { price: { money: { amount: 110000 } } },
    ],
    [
      'titles in capitals',
      changed(20, (_, index) => ({ title: `EXCEL & MORE ${index + 1}` })),
      { title: 'EXCEL & MORE 1' },
    ],
  ])('%s is believed', async (_, records, first) => {
    await commit(await night(good, '2026-11-01'));
    const built = await night(records, '2026-11-02');
    expect(gapsOf(built.report)).toEqual([]);
    expect(built.courses.get('udemy:1')).toMatchObject(first);
  });

  it('are allowed by one of the feeds that have the courses, too', async () => {
    const list = (records: readonly FeedRecord[]) => ({
      udemy: file('udemy.json', { results: records }),
      jsonld: file(
        'others.json',
        [
          records.map(({ title, url }) => ({
            '@type': 'Course',
            name: title,
            url: `https://www.udemy.com${url}`,
          })),
        ].flat(),
      ),
    });
    await commit(await build(list(good), '2026-11-01'));
    const records = changed(20, (_, index) => price((index + 11) * 100));
    const lossesWith = async (...allowed: string[]) =>
      (await build(list(records), '2026-11-02', { allowedChanges: new Set(allowed) })).report
        .losses;
    expect(await lossesWith()).toHaveLength(2);
    expect(await lossesWith('udemy')).toEqual([]);
  });

  it('says nothing of a new course that would have the same fault', async () => {
    await commit(await night(good, '2026-11-01'));
    const records = [...good, recordOf('udemy', 21)].map((record, index) => ({
      ...record,
      ...price((index + 11) * 100),
    }));
    const built = await night(records, '2026-11-02');
    expect(built.courses.get('udemy:21')).toMatchObject({
      price: { kind: 'unknown' },
      rating: 4.57,
    });
    expect(built.changes).toEqual([['udemy:21', 'new']]);
  });
});

it('keeps no pages of other days', async () => {
  const old = join(folder, 'state/pages/0123456789abcdef-2026-10-31');
  mkdirSync(old, { recursive: true });
  await firstBuild();
  expect(existsSync(old)).toBe(false);
});
