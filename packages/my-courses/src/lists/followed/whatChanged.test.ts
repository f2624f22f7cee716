import type { CalendarDay, CourseChange } from '@aulario/course-data';
import { addDays } from '@aulario/course-data/days';
import { aCatalogue, aCourse, usd } from '@aulario/course-data/testing';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { changesOfBuild, countChanges, whatChanged } from './whatChanged.ts';

const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
const course = aCourse({ id: 'udemy:1' });
const kept = { course, addedAt: at('2026-11-01') };
const price = (day: CalendarDay, before: number, now: number): CourseChange => ({
  kind: 'price',
  id: 'udemy:1',
  day,
  before: usd(before),
  now: usd(now),
});
const discontinued: CourseChange = {
  kind: 'discontinued',
  id: 'udemy:1',
  day: '2026-11-12',
  title: course.title,
  platform: 'udemy',
  category: 'Development',
  lastSeen: '2026-11-11',
  equivalents: [],
};
const counts = (changes: readonly CourseChange[], seenOn: CalendarDay = '2026-11-05') =>
  Object.fromEntries(
    Object.entries(whatChanged([kept], changes, seenOn)).map(([kind, list]) => [kind, list.length]),
  );
const nothing = { cheaper: 0, free: 0, discontinued: 0, updated: 0 };

it('compares the price that was seen with the price of today', () => {
  const { cheaper } = whatChanged(
    [kept],
    [
      price('2026-11-04', 9900, 5000),
      price('2026-11-06', 5000, 8000),
      price('2026-11-09', 8000, 2000),
    ],
    '2026-11-05',
  );
  expect(cheaper).toEqual([{ kept, before: usd(5000), now: usd(2000) }]);
  expect(counts([price('2026-11-06', 2000, 1000), price('2026-11-07', 1000, 2000)])).toEqual(
    nothing,
  );
});

it('tells of a course only the most that happened to it', () => {
  const free: CourseChange = { kind: 'free', id: 'udemy:1', day: '2026-11-08' };
  const updated: CourseChange = { kind: 'updated', id: 'udemy:1', day: '2026-11-07' };
  const cheaper = price('2026-11-07', 2000, 1000);
  expect(counts([updated])).toEqual({ ...nothing, updated: 1 });
  expect(counts([updated, cheaper])).toEqual({ ...nothing, cheaper: 1 });
  expect(counts([updated, cheaper, free])).toEqual({ ...nothing, free: 1 });
  expect(counts([updated, cheaper, free, discontinued])).toEqual({ ...nothing, discontinued: 1 });
});

it('tells nothing of before the visit, nor of before a course was put aside', () => {
  expect(counts([discontinued], '2026-11-12')).toEqual(nothing);
  const late = { course, addedAt: at('2026-11-12') };
  expect(whatChanged([late], [discontinued], '2026-11-05').discontinued).toEqual([]);
});

it('says what comparing the prices of the two days says, over 1,000 histories', () => {
  const amounts = fc.array(fc.constantFrom(999, 1299, 1999), { minLength: 2, maxLength: 9 });
  fc.assert(
    fc.property(amounts, fc.nat({ max: 8 }), (prices, seen) => {
      const day = (index: number) => addDays('2026-11-10', index);
      const changes = prices.flatMap((now, index) => {
        const before = prices[index - 1];
        return before === undefined || before === now ? [] : [price(day(index), before, now)];
      });
      const seenOn = Math.min(seen, prices.length - 1);
      const [was, is] = [prices[seenOn] ?? 0, prices.at(-1) ?? 0];
      const { cheaper } = whatChanged([kept], changes, day(seenOn));
      expect(cheaper).toEqual(is < was ? [{ kept, before: usd(was), now: usd(is) }] : []);
    }),
    { numRuns: 1000 },
  );
});

it.each<[CalendarDay | null, CalendarDay | null, number]>([
  ['2026-11-10', '2026-11-09', 1],
  ['2026-11-10', '2026-11-10', 0],
  ['2026-11-10', null, 0],
  [null, '2026-11-09', 0],
])('of the build %s, after that of %s, it fetches %i time', async (builtOn, seenOn, times) => {
  const changes = vi.fn(async () => [discontinued]);
  const about = async () => ({ platforms: [], recorded: null, builtOn, facets: [], sorts: [] });
  const catalogue = aCatalogue({ about, changes });
  const found = await changesOfBuild(catalogue, ['udemy:1'], seenOn);
  expect(found).toEqual({ builtOn, changes: times === 1 ? [discontinued] : [] });
  expect(changes).toHaveBeenCalledTimes(times);
  expect(countChanges(whatChanged([kept], found.changes, '2026-11-05'))).toBe(times);
});
