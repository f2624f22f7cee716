import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CalendarDay } from '@aulario/course-data';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildNight, priceFields } from '../testing/buildNight.ts';
import { shapes } from '../testing/shapes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ids-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A night whose feed has courses by id and address: [1, 'a'] is course 1 at /course/a/. */
async function night(
  records: readonly [number, string][],
  today: CalendarDay,
  {
    amount = 19.99,
    untitled = [],
    titles = {},
  }: { amount?: number; untitled?: readonly number[]; titles?: Record<number, string> } = {},
) {
  const results = records.map(([id, address]) => ({
    ...shapes[0]?.good(id),
    title: untitled.includes(id) ? null : `Excel from zero, part ${titles[id] ?? address}`,
    url: `/course/${address}/`,
    ...priceFields(amount),
  }));
  const built = await buildNight(folder, results, today, { maxLoss: 1 });
  await built.commit();
  const ids = Array.from(built.courses, ({ id, url }) => `${id} ${url.split('/')[4]}`).toSorted();
  const { changes, courses, report } = built;
  return { ids, changes, courses, losses: report.losses };
}

it('keeps ids, prices and what readers saved when a feed gives its courses new ids', async () => {
  await night(
    [
      [1, 'a'],
      [2, 'b'],
    ],
    '2026-11-01',
  );
  const second = await night(
    [
      [71, 'a'],
      [72, 'b'],
      [73, 'c'],
    ],
    '2026-11-02',
    { amount: 9.99 },
  );
  expect(second.ids).toEqual(['udemy:1 a', 'udemy:2 b', 'udemy:73 c']);
  expect(second.changes).toEqual([
    ['udemy:1', 'cheaper', 1999, 999],
    ['udemy:2', 'cheaper', 1999, 999],
    ['udemy:73', 'new'],
  ]);
  expect(second.courses.detailsOf('udemy:1')?.seen?.first).toBe('2026-11-01');
  const third = await night(
    [
      [71, 'a'],
      [72, 'b'],
      [73, 'c'],
    ],
    '2026-11-03',
    { amount: 9.99 },
  );
  expect([third.ids, third.changes]).toEqual([second.ids, []]);
});

it('gives a discontinued course its id back', async () => {
  await night(
    [
      [1, 'a'],
      [2, 'b'],
    ],
    '2026-11-01',
  );
  await night([[1, 'a']], '2026-11-02');
  const { ids } = await night(
    [
      [1, 'a'],
      [72, 'b'],
    ],
    '2026-11-03',
  );
  expect(ids).toEqual(['udemy:1 a', 'udemy:2 b']);
});

it('calls no course discontinued whose record has a new id and is refused', async () => {
  await night(
    [
      [1, 'a'],
      [2, 'b'],
    ],
    '2026-11-01',
  );
  const { ids, changes } = await night(
    [
      [1, 'a'],
      [72, 'b'],
    ],
    '2026-11-02',
    { untitled: [72] },
  );
  expect([ids, changes]).toEqual([['udemy:1 a', 'udemy:2 b'], []]);
});

it('gives courses that have each other’s ids their own, and a new one another', async () => {
  await night(
    [
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
    ],
    '2026-11-01',
  );
  // 2 is now where 1 was, 4 where 2 was, and 1 is new.
  const { ids } = await night(
    [
      [2, 'a'],
      [1, 'd'],
      [4, 'b'],
      [3, 'c'],
    ],
    '2026-11-02',
  );
  expect(ids).toEqual(['udemy:1 a', 'udemy:1~2 d', 'udemy:2 b', 'udemy:3 c']);
});

it('keeps ids and prices when a feed that numbers its rows loses one and gets one', async () => {
  const numbered = (...addresses: readonly string[]) =>
    addresses.map((address, index): [number, string] => [index + 1, address]);
  await night(numbered('a', 'b', 'c', 'd'), '2026-11-01');
  const second = await night(numbered('e', 'a', 'c', 'd'), '2026-11-02', { amount: 9.99 });
  expect(second.ids).toEqual(['udemy:1 a', 'udemy:1~2 e', 'udemy:3 c', 'udemy:4 d']);
  expect(second.changes).toEqual(
    expect.arrayContaining([
      ['udemy:1', 'cheaper', 1999, 999],
      ['udemy:1~2', 'new'],
      ['udemy:2', 'discontinued'],
      ['udemy:3', 'cheaper', 1999, 999],
    ]),
  );
  const third = await night(numbered('a', 'e', 'd', 'c'), '2026-11-03', { amount: 9.99 });
  expect([third.ids, third.changes]).toEqual([second.ids, []]);
});

it('keeps an id where a feed has given its course the address of another', async () => {
  await night(
    [
      [1, 'a'],
      [2, 'b'],
    ],
    '2026-11-01',
  );
  const { ids } = await night(
    [
      [1, 'b'],
      [2, 'a'],
    ],
    '2026-11-02',
    { titles: { 1: 'a', 2: 'b' } },
  );
  expect(ids).toEqual(['udemy:1 b', 'udemy:2 a']);
});
