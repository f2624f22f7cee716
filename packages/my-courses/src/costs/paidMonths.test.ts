import type { CalendarDay } from '@aulario/course-data';
import { addDays } from '@aulario/course-data/days';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cancelDay, monthsFor, renewalDay } from './renewalDay.ts';
import { plainMonths } from './testing/plainMonths.ts';

test.each<[CalendarDay, number, CalendarDay]>([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2026-01-31', 3, '2026-04-30'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2024-02-29', 48, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-11-22', 0, '2026-11-22'],
])('from %s on, %i months later is %s', (start, months, day) => {
  expect(renewalDay(start, months)).toBe(day);
});

test('a subscription is ended on the day before the next month is paid', () => {
  expect(cancelDay('2024-01-31', 1)).toBe('2024-02-28');
  expect(cancelDay('2026-12-01', 1)).toBe('2026-12-31');
});

test('pays as many months as a calendar counts, over month ends and leap years', () => {
  const start = fc.integer({ min: 0, max: 8 * 366 }).map((day) => addDays('2023-01-01', day));
  fc.assert(
    fc.property(start, fc.integer({ min: 0, max: 900 }), (first, days) => {
      expect(monthsFor(first, days)).toBe(plainMonths(first)(days));
    }),
    { numRuns: 300 },
  );
});
