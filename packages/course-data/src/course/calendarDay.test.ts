import { expect, test } from 'vitest';
import { addMonths, type CalendarDay } from './calendarDay.ts';

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
  expect(addMonths(start, months)).toBe(day);
});
