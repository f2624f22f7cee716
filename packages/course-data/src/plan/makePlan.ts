import {
  addDays,
  type CalendarDay,
  daysBetween,
  mondayOf,
  type Weekday,
  weekdayOf,
  weekdays,
} from '../course/calendarDay.ts';

/** A course as the plan sees it. */
export interface PlanTask {
  readonly courseId: string;
  /** Whole minutes, more than 0. */
  readonly minutes: number;
}

/** How much time there is, and when. */
export interface StudyPace {
  /** In half hours; {@link maxWeeklyHours} says how many fit. */
  readonly weeklyHours: number;
  /** At least one. */
  readonly studyDays: readonly Weekday[];
  readonly start: CalendarDay;
  /** Mondays of the weeks in which nothing is done. */
  readonly freeWeeks: readonly CalendarDay[];
}

/** What is to be done on one day for one course. */
export interface StudySession {
  readonly day: CalendarDay;
  readonly courseId: string;
  readonly minutes: number;
}

/** Monday to Sunday; the first week of a plan begins on its first day. */
export interface PlanWeek {
  readonly monday: CalendarDay;
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  readonly isFree: boolean;
  /** By day, then in the order of the courses. */
  readonly sessions: readonly StudySession[];
}

/** When to study what. */
export interface Plan {
  readonly weeks: readonly PlanWeek[];
  /** The day of the last session; null when there is nothing to do. */
  readonly end: CalendarDay | null;
}

/** Nobody studies longer on one day. */
const maxDailyHours = 12;

/** How many hours a week has room for on these study days. */
export const maxWeeklyHours = (studyDays: readonly Weekday[]): number =>
  studyDays.length * maxDailyHours;

/** The minutes of each weekday: equal shares whose sum is exactly the week's. */
function dailyMinutes({ weeklyHours, studyDays }: StudyPace): ReadonlyMap<Weekday, number> {
  const hours = Math.min(weeklyHours, maxWeeklyHours(studyDays));
  const days = weekdays.filter((day) => studyDays.includes(day));
  const until = (count: number) => Math.floor((count * Math.round(hours * 60)) / days.length);
  return new Map(days.map((day, index) => [day, until(index + 1) - until(index)]));
}

/**
 * Schedules the courses one after another on the study days. Finishing one before starting the next
 * ends no course later than studying them in parallel.
 */
export function makePlan(tasks: readonly PlanTask[], pace: StudyPace): Plan {
  const shares = dailyMinutes(pace);
  const weeks: PlanWeek[] = [];
  const waiting = tasks.filter(({ minutes }) => minutes > 0).map((task) => ({ ...task }));
  let end: CalendarDay | null = null;

  for (let monday = mondayOf(pace.start); waiting.length > 0; monday = addDays(monday, 7)) {
    const first = weeks.length === 0 ? pace.start : monday;
    const isFree = pace.freeWeeks.includes(monday);
    const sessions: StudySession[] = [];
    for (let day = first; !isFree && day <= addDays(monday, 6); day = addDays(day, 1)) {
      let left = shares.get(weekdayOf(day)) ?? 0;
      for (let [task] = waiting; task !== undefined && left > 0; [task] = waiting) {
        const minutes = Math.min(left, task.minutes);
        sessions.push({ day, courseId: task.courseId, minutes });
        left -= minutes;
        task.minutes -= minutes;
        if (task.minutes === 0) waiting.shift();
        end = day;
      }
    }
    weeks.push({ monday, first, last: addDays(monday, 6), isFree, sessions });
  }
  return { weeks, end };
}

/** How many days before the date the plan ends; negative = so many days late. Null without both. */
export const slackDays = ({ end }: Plan, until: CalendarDay | null): number | null =>
  end === null || until === null ? null : daysBetween(end, until);

const meets = (tasks: readonly PlanTask[], pace: StudyPace, until: CalendarDay) =>
  (slackDays(makePlan(tasks, pace), until) ?? 0) >= 0;

/** The fewest whole hours a week that meet the date; null when no possible number does. */
export function hoursToMeet(
  tasks: readonly PlanTask[],
  pace: StudyPace,
  until: CalendarDay,
): number | null {
  const maxHours = until < pace.start ? 0 : maxWeeklyHours(pace.studyDays);
  const weeks = Math.ceil((daysBetween(mondayOf(pace.start), until) + 1) / 7);
  const minutes = tasks.reduce((sum, task) => sum + task.minutes, 0);
  const fewest = Math.max(1, Math.floor(minutes / 60 / weeks));
  for (let weeklyHours = fewest; weeklyHours <= maxHours; weeklyHours += 1) {
    if (meets(tasks, { ...pace, weeklyHours }, until)) return weeklyHours;
  }
  return null;
}

/** The shortest course without which a date is met; null when leaving one out is not enough. */
export function courseToLeaveOut(
  tasks: readonly PlanTask[],
  pace: StudyPace,
  until: CalendarDay,
): string | null {
  const byLength = tasks.toSorted((one, other) => one.minutes - other.minutes);
  const found = byLength.find(({ courseId }) =>
    meets(
      tasks.filter((task) => task.courseId !== courseId),
      pace,
      until,
    ),
  );
  return found?.courseId ?? null;
}
