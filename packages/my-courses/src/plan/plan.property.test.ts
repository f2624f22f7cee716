import type { CalendarDay } from '@aulario/course-data';
import { addDays, dayNumber, type Weekday, weekdays } from '@aulario/course-data/days';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  courseToLeaveOut,
  hoursToMeet,
  makePlan,
  maxWeeklyHours,
  type PlanTask,
  type StudyPace,
  slackDays,
} from './makePlan.ts';

/** `pnpm --filter @aulario/my-courses test:plans` asks for 1,000. */
const runs = Number(process.env['PLANS'] ?? 100);

// Leap days, ends of months and years, and the nights in which clocks change, lie among them.
const day = fc.integer({ min: 0, max: 4000 }).map((count) => addDays('2023-12-25', count));

const tasks: fc.Arbitrary<PlanTask[]> = fc
  .array(fc.integer({ min: 1, max: 3000 }), { maxLength: 6 })
  .map((all) => all.map((minutes, index) => ({ courseId: `udemy:${String(index)}`, minutes })));

const pace: fc.Arbitrary<StudyPace> = fc
  .record({
    halfHours: fc.integer({ min: 2, max: 168 }),
    studyDays: fc.subarray([...weekdays], { minLength: 1 }),
    start: day,
    free: fc.uniqueArray(fc.nat(30), { maxLength: 5 }),
  })
  .map(({ halfHours, studyDays, start, free }) => ({
    weeklyHours: Math.min(halfHours / 2, maxWeeklyHours(studyDays)),
    studyDays,
    start,
    freeWeeks: free.map((week) => addDays(mondayBefore(start), week * 7)),
  }));

/** Said by the platform's own calendar, not by ours. */
const weekdayIn = (date: string) =>
  ((new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7) as Weekday;
const mondayBefore = (date: CalendarDay) => addDays(date, -weekdayIn(date));
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** What must hold of every plan; each broken rule by name. */
function violations(asked: readonly PlanTask[], given: StudyPace): string[] {
  const { weeks, end } = makePlan(asked, given);
  const sessions = weeks.flatMap((week) => week.sessions);
  const minutesOn = new Map<string, number>();
  for (const { day: on, minutes } of sessions) {
    minutesOn.set(on, (minutesOn.get(on) ?? 0) + minutes);
  }
  const rules: Record<string, boolean> = {
    'hours placed are hours asked': asked.every(
      ({ courseId, minutes }) =>
        sum(sessions.filter((s) => s.courseId === courseId).map((s) => s.minutes)) === minutes,
    ),
    'nothing on a day off': sessions.every((s) => given.studyDays.includes(weekdayIn(s.day))),
    'nothing before the start': sessions.every((s) => s.day >= given.start),
    'nothing in a free week': sessions.every((s) => !given.freeWeeks.includes(mondayBefore(s.day))),
    'one course after another': sessions.every((s, index) => {
      const before = sessions[index - 1];
      return (
        before === undefined ||
        (before.day <= s.day && Number(before.courseId.slice(6)) <= Number(s.courseId.slice(6)))
      );
    }),
    'no week takes more than it has': weeks.every(
      (week) => sum(week.sessions.map((s) => s.minutes)) <= given.weeklyHours * 60,
    ),
    'whole weeks are filled': weeks
      .slice(1, -1)
      .every(
        (week) =>
          week.isFree || sum(week.sessions.map((s) => s.minutes)) === given.weeklyHours * 60,
      ),
    'no day is longer than twelve hours': [...minutesOn.values()].every(
      (minutes) => minutes <= 720,
    ),
    'the end is the last day of work': end === (sessions.at(-1)?.day ?? null),
    'weeks are from Monday to Sunday, none left out': weeks.every(
      (week, index) =>
        weekdayIn(week.monday) === 0 &&
        dayNumber(week.last) - dayNumber(week.monday) === 6 &&
        week.monday === addDays(mondayBefore(given.start), index * 7),
    ),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

test(`${String(runs)} plans break no rule`, () => {
  fc.assert(
    fc.property(tasks, pace, (asked, given) => {
      expect(violations(asked, given)).toEqual([]);
    }),
    { numRuns: runs },
  );
}, 120_000);

test(`${String(runs / 5)} late plans: the hours and the course that are named are right`, () => {
  fc.assert(
    fc.property(tasks, pace, fc.integer({ min: -3, max: 200 }), (asked, given, length) => {
      const until = addDays(given.start, length);
      const inTime = (some: readonly PlanTask[], hours: number) =>
        (slackDays(makePlan(some, { ...given, weeklyHours: hours }), until) ?? 0) >= 0;
      const possible = Array.from(
        { length: maxWeeklyHours(given.studyDays) },
        (_, index) => index + 1,
      );
      if (asked.length > 0) {
        const fewest = possible.find((hours) => inTime(asked, hours)) ?? null;
        expect(hoursToMeet(asked, given, until)).toBe(fewest);
      }
      const left = courseToLeaveOut(asked, given, until);
      const enough = asked.filter(
        (task) =>
          asked.length > 1 &&
          inTime(
            asked.filter((other) => other !== task),
            given.weeklyHours,
          ),
      );
      const least = Math.min(...enough.map(({ minutes }) => minutes));
      const named = asked.find(({ courseId }) => courseId === left);
      expect(named?.minutes ?? Number.POSITIVE_INFINITY).toBe(least);
    }),
    { numRuns: runs / 5 },
  );
}, 120_000);
