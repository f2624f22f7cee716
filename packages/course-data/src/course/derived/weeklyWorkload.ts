import type { Course, NumberRange } from '../course.ts';
import { middleOf, totalHours } from './totalHours.ts';

/** The weekly hours of a person with a job and a family. */
const usualWeeklyHours = 4;

/** How a course spreads over weeks. */
export interface WeeklyWorkload {
  readonly weeks: NumberRange;
  readonly weeklyHours: NumberRange;
  /** Whether the platform states the weeks; else the hours per week are assumed. */
  readonly isStated: boolean;
}

/**
 * The weeks of a course and its hours per week: as the platform spreads it, else at a usual pace.
 * Null unless its total hours are known.
 */
export function weeklyWorkload(
  course: Pick<Course, 'minutes' | 'weeks' | 'weeklyHours'>,
): WeeklyWorkload | null {
  const hours = totalHours(course);
  if (hours === null) return null;
  const { weeks, weeklyHours } = course;
  if (weeks === null) {
    const count = Math.ceil(middleOf(hours) / usualWeeklyHours);
    return {
      weeks: { min: count, max: count },
      weeklyHours: { min: usualWeeklyHours, max: usualWeeklyHours },
      isStated: false,
    };
  }
  const spread = { min: hours.min / weeks.max, max: hours.max / weeks.min };
  return { weeks, weeklyHours: weeklyHours ?? spread, isStated: true };
}
