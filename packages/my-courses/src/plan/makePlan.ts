import { type CalendarDay, lastDay } from '@aulario/course-data';
import {
  addDays,
  daysBetween,
  mondayOf,
  type Weekday,
  weekdayOf,
  weekdays,
} from '@aulario/course-data/days';

/** A course to plan. */
export interface PlanTask {
  readonly courseId: string;
  /** Whole minutes, more than 0. */
  readonly minutes: number;
}

/** The available time. */
export interface StudyPace {
  /** In steps of half an hour, at most {@link maxWeeklyHours}. */
  readonly weeklyHours: number;
  /** The study days, at least one. */
  readonly studyDays: readonly Weekday[];
  readonly start: CalendarDay;
  /** The Mondays of the weeks off. */
  readonly freeWeeks: readonly CalendarDay[];
}

/** A session of one course on one day. */
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

/** A study plan. */
export interface Plan {
  readonly weeks: readonly PlanWeek[];
  /** The day of the last session; null without sessions. */
  readonly end: CalendarDay | null;
  /** Whether it would end after {@link lastDay}; it has no weeks then. */
  readonly isTooLong: boolean;
}

/** The maximum study time per day. */
const maxDailyHours = 12;

/** The maximum hours per week on these study days. */
export const maxWeeklyHours = (studyDays: readonly Weekday[]): number =>
  studyDays.length * maxDailyHours;

/** Splits the minutes of a week into nearly equal parts per study day, without a remainder. */
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
    if (monday > lastDay) return { weeks: [], end: null, isTooLong: true };
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
  return { weeks, end, isTooLong: false };
}

/**
 * The number of days between the end of the plan and the date; negative when late. Null without an
 * end or a date.
 */
export const slackDays = ({ end }: Plan, until: CalendarDay | null): number | null =>
  end === null || until === null ? null : daysBetween(end, until);

/** How many days of each weekday can be studied until the date, weeks off left out. */
function studyDaysUntil(
  { start, freeWeeks }: StudyPace,
  until: CalendarDay,
): ReadonlyMap<Weekday, number> {
  const counts = new Map<Weekday, number>();
  for (let day = start; day <= until && day <= lastDay; day = addDays(day, 1)) {
    if (freeWeeks.includes(mondayOf(day))) continue;
    counts.set(weekdayOf(day), (counts.get(weekdayOf(day)) ?? 0) + 1);
  }
  return counts;
}

/** The minutes of study on so many days of each weekday. */
const minutesOn = (studyDays: ReadonlyMap<Weekday, number>, pace: StudyPace): number =>
  [...dailyMinutes(pace)].reduce(
    (sum, [weekday, minutes]) => sum + minutes * (studyDays.get(weekday) ?? 0),
    0,
  );

const minutesOf = (tasks: readonly PlanTask[]): number =>
  tasks.reduce((sum, { minutes }) => sum + minutes, 0);

/** The minutes of study until the date, weeks off left out. */
export const minutesUntil = (pace: StudyPace, until: CalendarDay): number =>
  minutesOn(studyDaysUntil(pace, until), pace);

/** The minimum whole hours per week that meet the date; null when none does. */
export function hoursToMeet(
  tasks: readonly PlanTask[],
  pace: StudyPace,
  until: CalendarDay,
): number | null {
  const needed = minutesOf(tasks);
  const studyDays = studyDaysUntil(pace, until);
  const maxHours = maxWeeklyHours(pace.studyDays);
  for (let weeklyHours = 1; weeklyHours <= maxHours; weeklyHours += 1) {
    if (minutesOn(studyDays, { ...pace, weeklyHours }) >= needed) return weeklyHours;
  }
  return null;
}

/**
 * The shortest course whose omission is enough to meet the date; null for none, and for the only
 * course, whose omission leaves no plan.
 */
export function courseToLeaveOut(
  tasks: readonly PlanTask[],
  pace: StudyPace,
  until: CalendarDay,
): string | null {
  if (tasks.length < 2) return null;
  const excess = minutesOf(tasks) - minutesUntil(pace, until);
  const byLength = tasks.toSorted((one, other) => one.minutes - other.minutes);
  return byLength.find(({ minutes }) => minutes >= excess)?.courseId ?? null;
}

/** A plan compared with its target date. */
export interface PlanOutcome {
  readonly plan: Plan;
  /**
   * Whether the plan begins today because, begun on the chosen day, it would have ended before
   * today.
   */
  readonly isMoved: boolean;
  /** See {@link slackDays}. */
  readonly slack: number | null;
  /** For a late plan the hours per week that meet the date; null when none do. */
  readonly neededHours: number | null;
  /** For a late plan the course whose omission meets the date; null for none. */
  readonly spareCourse: string | null;
}

/**
 * Makes the plan, and finds what would meet the date if it ends too late. A plan in progress keeps
 * its past start; one that would be over begins today.
 */
export function planOutcome(
  tasks: readonly PlanTask[],
  chosen: StudyPace & { readonly until: CalendarDay | null },
  today: CalendarDay,
): PlanOutcome {
  const { until } = chosen;
  const asChosen = makePlan(tasks, chosen);
  const isMoved = asChosen.end !== null && asChosen.end < today;
  const settings = isMoved ? { ...chosen, start: today } : chosen;
  const plan = isMoved ? makePlan(tasks, settings) : asChosen;
  const slack = slackDays(plan, until);
  if (until === null || slack === null || slack >= 0) {
    return { plan, isMoved, slack, neededHours: null, spareCourse: null };
  }
  return {
    plan,
    isMoved,
    slack,
    neededHours: hoursToMeet(tasks, settings, until),
    spareCourse: courseToLeaveOut(tasks, settings, until),
  };
}
