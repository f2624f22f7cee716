import type { CalendarDay } from '@aulario/course-data';
import { expect, test } from 'vitest';
import { makePlan } from './makePlan.ts';
import { nextStep } from './nextStep.ts';

/** Monday and Thursday, an hour each. */
const plan = makePlan(
  [
    { courseId: 'a', minutes: 120 },
    { courseId: 'b', minutes: 60 },
  ],
  { weeklyHours: 2, studyDays: [0, 3], start: '2026-11-30', freeWeeks: [] },
);

test.each<[CalendarDay, CalendarDay, string, number, number]>([
  ['2026-11-01', '2026-11-30', 'a', 1, 120],
  ['2026-11-30', '2026-11-30', 'a', 1, 120],
  ['2026-12-01', '2026-12-03', 'a', 1, 120],
  ['2026-12-04', '2026-12-07', 'b', 2, 60],
])('after %s comes %s', (today, day, courseId, week, minutesOfWeek) => {
  expect(nextStep(plan, today)).toEqual({
    session: { day, courseId, minutes: 60 },
    week,
    minutesOfWeek,
  });
});

test('after the last session comes nothing', () => {
  expect(nextStep(plan, '2026-12-08')).toBeNull();
});
