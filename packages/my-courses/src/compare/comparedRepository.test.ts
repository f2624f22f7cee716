import { someCourses } from '@aulario/course-data/testing';
import { textCodec } from '@aulario/local-data';
import { createTestBrowser } from '@aulario/local-data/testing';
import { expect, test } from 'vitest';
import { createComparedRepository, mergeVisitorCompared } from './comparedRepository.ts';

test('keeps up to four courses in the order of choosing, across a reload', async () => {
  const browser = createTestBrowser();
  let clock = 0;
  const open = async () =>
    createComparedRepository((await browser.reopen()).visitor, { now: () => (clock += 1) });
  const compared = await open();
  const courses = someCourses(5).reverse();
  expect(courses.map((course) => compared.add(course) !== null)).toEqual([
    ...[true, true, true, true],
    false,
  ]);
  const ids = courses.slice(0, 4).map(({ id }) => id);
  expect(compared.getSnapshot().map(({ id }) => id)).toEqual(ids);
  expect((await open()).getSnapshot().map(({ id }) => id)).toEqual(ids);
  const [first] = courses;
  if (first) compared.remove(first.id);
  expect(compared.has(first?.id ?? '')).toBe(false);
  compared.clear();
  expect((await open()).getSnapshot()).toEqual([]);
});

test('a visitor who signs in brings the choice along, as much of it as fits, and loses nothing', async () => {
  const { disk, page: local } = createTestBrowser();
  const [visitor, account] = [local.visitor, local.account('ana')].map((records) =>
    createComparedRepository(records, { now: () => 1 }),
  );
  if (!visitor || !account) throw new Error('No choice');
  const courses = someCourses(5);
  for (const course of courses.slice(0, 2)) visitor.add(course);
  for (const course of courses.slice(2)) account.add(course);
  const idsOf = (of: typeof visitor) => of.getSnapshot().map(({ id }) => id);

  await local.settle();
  disk.setQuota(disk.usedChars());
  local.visitor.open('notes', textCodec).change('a', () => 'what does not fit');
  await local.settle();
  mergeVisitorCompared(visitor, account);
  expect(idsOf(visitor)).toHaveLength(2);

  disk.setQuota(Number.POSITIVE_INFINITY);
  await local.settle();
  account.remove('udemy:5');
  account.remove('udemy:1');
  mergeVisitorCompared(visitor, account);
  expect(idsOf(account).toSorted()).toEqual(['udemy:1', 'udemy:2', 'udemy:3', 'udemy:4']);
  expect(idsOf(visitor)).toEqual([]);
});
