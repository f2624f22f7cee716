import { addDays } from '@aulario/course-data/days';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cancelDay, monthsFor } from './paidMonths.ts';
import { plainMonths } from './testing/plainMonths.ts';

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
