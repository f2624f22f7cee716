import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../course/calendarDay.ts';
import type { Course } from '../course/course.ts';
import { type CourseChange, noNews } from '../course/courseChange.ts';
import type { CourseDetails, PriceHistory } from '../course/courseDetails.ts';
import { noDetails, unknownAccess } from '../course/unknownFacts.ts';
import { aCourse, usd } from '../testing/builders.ts';
import { createMemoryCatalogue } from './memory/memoryCatalogue.ts';
import type { Catalogue } from './port/catalogue.ts';
import { createStaticCatalogue } from './static/createStaticCatalogue.ts';
import { hostCatalogue } from './static/testing/staticHost.ts';

const builtOn = '2026-11-20';
const since = '2026-06-01';
const all = { category: null, subject: null, limit: 20 } as const;

interface Given {
  courses: Course[];
  details: CourseDetails[];
  changes: CourseChange[];
}

const given = (): Given => ({ courses: [], details: [], changes: [] });

/** Adds a course that builds have found since a day. */
function put(
  { courses, details }: Given,
  number: number,
  first: CalendarDay,
  overrides: Partial<Course> = {},
  priceHistory: PriceHistory | null = null,
): string {
  const course = aCourse({ ...overrides, id: `udemy:${number}` });
  courses.push(course);
  details.push({ ...noDetails(course.id), seen: { first, last: builtOn }, priceHistory });
  return course.id;
}

const history = (lowest: number): PriceHistory => ({
  since,
  unbrokenSince: since,
  lowest: usd(lowest),
  lowest30Days: null,
  changed: '2026-11-18',
});
const priceFall = { before: usd(2000), since: '2026-11-18' } as const;
const at = (amount: number) =>
  ({ price: { kind: 'paid', money: usd(amount) }, priceFall }) as const;

const openings: [string, (source: Given, day?: CalendarDay) => Promise<Catalogue>][] = [
  [
    'in memory',
    async ({ courses, details, changes }) => createMemoryCatalogue(courses, details, changes),
  ],
  [
    'of files',
    async ({ courses, details, changes }) => {
      const byId = new Map(details.map((each) => [each.id, each]));
      const detailsOf = (id: string) => byId.get(id) ?? null;
      const { fetch } = await hostCatalogue(courses, { detailsOf, changes, builtOn });
      return createStaticCatalogue({ baseUrl: '/catalogue/', fetch });
    },
  ],
];

describe.each(openings)('the news of a catalogue %s', (_, open) => {
  it('has what is new, at its lowest price, free and gone', async () => {
    const source = given();
    put(source, 1, since);
    const fresh = put(source, 2, '2026-11-15');
    const lowest = put(source, 3, since, at(900), history(900));
    put(source, 4, since, at(900), history(800));
    const access = { ...unknownAccess, lessons: 'free' } as const;
    const free = put(source, 5, since, { access });
    const gone = {
      kind: 'discontinued',
      id: 'udemy:6',
      day: '2026-11-12',
      title: 'Un curso que ya no está',
      platform: 'udemy',
      category: 'Music',
      lastSeen: '2026-11-11',
      equivalents: [{ id: 'udemy:1', why: ['title'] }],
    } as const;
    source.changes.push({ kind: 'free', id: free, day: '2026-11-19' }, gone);
    const news = await (await open(source)).news(all);
    expect(news.since).toBe(since);
    expect(news.courses.map(({ kind, day, course }) => [kind, day, course.id])).toEqual([
      ['lowest', '2026-11-18', lowest],
      ['free', '2026-11-19', free],
      ['fresh', '2026-11-15', fresh],
    ]);
    expect(news.courses[0]).toMatchObject({ before: usd(2000), since });
    expect(news.gone).toEqual([gone]);
  });

  it('calls nothing new that came with the first build of its platform', async () => {
    const source = given();
    put(source, 1, since);
    const other = { platform: 'edx', url: 'https://www.edx.org/learn/1' } as const;
    source.courses.push(aCourse({ ...other, id: 'edx:1' }));
    source.details.push({ ...noDetails('edx:1'), seen: { first: builtOn, last: builtOn } });
    expect((await (await open(source)).news(all)).courses).toEqual([]);
  });

  it('forgets what is older than 30 days', async () => {
    const source = given();
    put(source, 1, since);
    put(source, 2, '2026-10-20');
    const kept = put(source, 3, '2026-10-21');
    const { courses } = await (await open(source)).news(all);
    expect(courses.map(({ course }) => course.id)).toEqual([kept]);
  });

  it('has a list for each category and subject; all categories take turns', async () => {
    const source = given();
    put(source, 1, since);
    for (let number = 10; number < 16; number += 1) put(source, number, '2026-11-19');
    const music = put(source, 20, '2026-11-19', { category: 'Music', subjects: ['Guitarra'] });
    const catalogue = await open(source);
    const ids = async (query: Parameters<Catalogue['news']>[0]) =>
      (await catalogue.news(query)).courses.map(({ course }) => course.id);
    expect(await ids({ ...all, category: 'Music' })).toEqual([music]);
    expect(await ids({ ...all, category: 'Music', subject: 'Guitarra' })).toEqual([music]);
    expect(await ids({ ...all, category: 'Music', subject: 'Piano' })).toEqual([]);
    expect(await ids({ ...all, category: 'Development' })).toHaveLength(6);
    expect((await ids({ ...all, limit: 2 })).includes(music)).toBe(true);
  });

  it('has none after a first build, and without a record', async () => {
    const source = given();
    put(source, 1, builtOn);
    expect(await (await open(source)).news(all)).toEqual(noNews);
    expect(await (await open({ ...given(), courses: [aCourse()] })).news(all)).toEqual(noNews);
  });
});
