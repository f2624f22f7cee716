import type { CalendarDay } from '@aulario/course-data';
import { addDays } from '@aulario/course-data/days';
import { expect, it } from 'vitest';
import type { PlanWeek } from './makePlan.ts';
import { planColumns, weekNumbers, weekState } from './planColumns.ts';

const weekOf = (monday: CalendarDay, change: Partial<PlanWeek> = {}): PlanWeek => ({
  monday,
  first: monday,
  last: addDays(monday, 6),
  isFree: false,
  sessions: [{ courseId: 'udemy:1', day: monday, minutes: 60 }],
  ...change,
});

const planOf = (weekCount: number) => ({
  weeks: Array.from({ length: weekCount }, (_, index) => weekOf(addDays('2026-11-30', index * 7))),
});

it.each([
  [20, 'week', 20, '2026-11-30'],
  [21, 'month', 6, '2026-11-01'],
  [97, 'quarter', 9, '2026-10-01'],
  [156, 'quarter', 13, '2026-10-01'],
  [260, 'year', 6, '2026-01-01'],
])('draws %i weeks by the %s, in %i columns', (weekCount, unit, columnCount, first) => {
  const columns = planColumns(planOf(weekCount));
  expect(columns).toHaveLength(columnCount);
  expect(columns[0]).toMatchObject({ unit, first });
  expect(columns.flatMap(({ weeks }) => weeks)).toHaveLength(weekCount);
});

it('numbers the weeks of a course', () => {
  const pause = weekOf('2026-12-07', { isFree: true, sessions: [] });
  const weeks = [weekOf('2026-11-30'), pause, weekOf('2026-12-14')];
  expect(weekNumbers({ weeks }, 'udemy:1')).toEqual([1, 3]);
  expect(weekNumbers({ weeks }, 'udemy:2')).toEqual([]);
});

it('tells whether a week is free, unused, or when it is', () => {
  const week = weekOf('2026-11-23');
  expect(weekState([week], '2026-11-30')).toBe('past');
  expect(weekState([week], '2026-11-29')).toBe('now');
  expect(weekState([week], '2026-11-22')).toBe('next');
  expect(weekState([week], '2026-11-22', 'udemy:2')).toBe('none');
  expect(weekState([weekOf('2026-11-23', { isFree: true })], '2026-11-22')).toBe('free');
});
