import { type CalendarDay, lastDay } from '@aulario/course-data';
import { addDays, addMonths, daysBetween } from '@aulario/course-data/days';

// The calendar repeats every 400 years.
const monthsOfCycle = 4800;
const daysOfCycle = 146_097;

/** The number of days that a subscription of this many months covers. */
export const daysOfMonths = (start: CalendarDay, months: number): number =>
  Math.floor(months / monthsOfCycle) * daysOfCycle +
  daysBetween(start, addMonths(start, months % monthsOfCycle));

/** The number of months to pay for this many days of study. */
export function monthsFor(start: CalendarDay, days: number): number {
  const rest = days % daysOfCycle;
  // A lower bound, since no month is longer than 31 days.
  let months = Math.ceil(rest / 31);
  while (daysOfMonths(start, months) < rest) months += 1;
  return Math.floor(days / daysOfCycle) * monthsOfCycle + months;
}

/**
 * The last day to cancel a subscription of this many months without paying for another one; null
 * for one that lasts beyond {@link lastDay}.
 */
export function cancelDay(start: CalendarDay, months: number): CalendarDay | null {
  const days = daysOfMonths(start, months);
  return days > daysBetween(start, lastDay) ? null : addDays(start, days - 1);
}
