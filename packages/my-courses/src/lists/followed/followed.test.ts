import {
  type CourseChange,
  createMemoryCatalogue,
  emptyQuery,
  pageSize,
} from '@aulario/course-data';
import { aCourse, usd } from '@aulario/course-data/testing';
import { createTestBrowser, type TestBrowser } from '@aulario/local-data/testing';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { compareFollowed, countNews, followedCourses, followedNews } from './followedNews.ts';
import {
  createFollowedRepository,
  type Followed,
  maxFollowedCourses,
  mergeVisitorFollowed,
} from './followedRepository.ts';
import { followQuery } from './followQuery.ts';

let browser: TestBrowser;
const open = async () => createFollowedRepository((await browser.reopen()).visitor);
const courseOf = (number: number) => aCourse({ id: `udemy:${number}`, title: `Curso ${number}` });
const followed: Followed = {
  query: '?q=curso',
  courseIds: ['udemy:1', 'udemy:2', 'udemy:3'],
  isWhole: true,
  seenOn: '2026-11-10',
};
const day = '2026-11-20';

beforeEach(() => {
  browser = createTestBrowser();
});

it('keeps what is followed, each by itself, until it is let go', async () => {
  const items = await open();
  items.put(followed);
  items.put({ ...followed, query: '?category=Music' });
  expect((await open()).getSnapshot().map(({ query }) => query)).toEqual([
    '?category=Music',
    '?q=curso',
  ]);
  items.remove('?category=Music');
  expect((await open()).getSnapshot()).toEqual([followed]);
});

it('comes with a visitor to the account, which keeps what it follows already', () => {
  const { page: data } = browser;
  const visitor = createFollowedRepository(data.visitor);
  const account = createFollowedRepository(data.account('ana'));
  const music = { ...followed, query: '?category=Music' };
  const own: Followed = { ...followed, seenOn: '2026-11-01' };
  for (const each of [followed, music]) visitor.put(each);
  account.put(own);
  mergeVisitorFollowed(visitor, account);
  expect(account.getSnapshot()).toEqual([music, own]);
  expect(visitor.getSnapshot()).toEqual([]);
  mergeVisitorFollowed(visitor, account);
  expect(account.getSnapshot()).toEqual([music, own]);
});

it('stays with the visitor while the account cannot be stored', () => {
  const { page: data } = browser;
  const visitor = createFollowedRepository(data.visitor);
  visitor.put(followed);
  const put = () => ({ before: null, problem: 'storage-full' }) as const;
  const full = { ...createFollowedRepository(data.account('ana')), put };
  mergeVisitorFollowed(visitor, full);
  expect(visitor.getSnapshot()).toEqual([followed]);
});

it('tells what is new, cheaper, free and discontinued since it was seen', () => {
  const changes: CourseChange[] = [
    { kind: 'price', id: 'udemy:1', day, before: usd(5499), now: usd(1999) },
    { kind: 'price', id: 'udemy:2', day: '2026-11-01', before: usd(5499), now: usd(999) },
    {
      kind: 'discontinued',
      id: 'udemy:3',
      day,
      title: 'C',
      platform: 'udemy',
      category: 'Development',
      lastSeen: day,
      equivalents: [],
    },
  ];
  const now = { courses: [courseOf(1), courseOf(2), courseOf(4)], isWhole: true };
  const news = followedNews(followed, now, changes);
  expect(news.fresh.map(({ id }) => id)).toEqual(['udemy:4']);
  expect(news.cheaper.map(({ kept }) => kept.course.id)).toEqual(['udemy:1']);
  expect(news.discontinued.map(({ id }) => id)).toEqual(['udemy:3']);
  expect(news.free).toEqual([]);
});

it('calls nothing new where not all courses were seen', () => {
  const now = { courses: [courseOf(9)], isWhole: true };
  expect(followedNews({ ...followed, isWhole: false }, now, []).fresh).toEqual([]);
});

it('tells each course once, and none that was seen as new, whatever is found', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }));
  fc.assert(
    fc.property(ids, ids, (before, after) => {
      const courseIds = before.map((number) => `udemy:${number}`);
      const now = { courses: after.map(courseOf), isWhole: true };
      const { fresh } = followedNews({ ...followed, courseIds }, now, []);
      expect(fresh.map(({ id }) => id)).toEqual(
        after.filter((number) => !before.includes(number)).map((number) => `udemy:${number}`),
      );
    }),
  );
});

it('reads all pages of a query, up to as many as are compared', async () => {
  const query = { ...emptyQuery, text: 'curso' };
  const read = (count: number) =>
    followedCourses(
      createMemoryCatalogue(Array.from({ length: count }, (_, index) => courseOf(index + 1))),
      query,
    );
  const few = await read(pageSize + 3);
  expect([few.courses.length, few.isWhole]).toEqual([pageSize + 3, true]);
  const many = await read(maxFollowedCourses + 1);
  expect([many.courses.length, many.isWhole]).toEqual([maxFollowedCourses, false]);
});

it('follows a query with what it finds now, whatever its order and page', async () => {
  const catalogue = createMemoryCatalogue([1, 2, 3].map(courseOf));
  const query = { ...emptyQuery, text: 'curso', sort: 'price-up', page: 2 } as const;
  const { courseIds, ...state } = await followQuery(catalogue, query);
  expect(state).toEqual({ query: '?q=curso', isWhole: true, seenOn: null });
  expect(courseIds.toSorted()).toEqual(followed.courseIds);
});

it('compares with another build only, and keeps what was seen there', async () => {
  const catalogue = createMemoryCatalogue([1, 2, 3, 4].map(courseOf));
  const same = await compareFollowed(catalogue, followed, followed.seenOn);
  expect([countNews(same.news), same.seen]).toEqual([0, followed]);
  const { news, seen } = await compareFollowed(catalogue, followed, day);
  expect([countNews(news), news.fresh.map(({ id }) => id)]).toEqual([1, ['udemy:4']]);
  expect(seen).toMatchObject({ query: followed.query, isWhole: true, seenOn: day });
  expect(new Set(seen.courseIds)).toEqual(new Set([...followed.courseIds, 'udemy:4']));
});
