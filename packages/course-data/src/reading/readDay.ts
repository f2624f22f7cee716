import { type CalendarDay, isCalendarDay, utcDay } from '../course/calendarDay.ts';
import { firstMoment, lastMoment } from '../course/moment.ts';

function dayOf(timeMs: number): CalendarDay | null {
  return timeMs >= firstMoment && timeMs <= lastMoment ? utcDay(timeMs) : null;
}

/** Feeds use either seconds or milliseconds since 1970. */
const timeOfNumber = (value: number): number => (value < 1e11 ? value * 1000 : value);

const pad = (part: string) => part.padStart(2, '0');

const hasZone = /[T ]\d{1,2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * Parses '2021-03-15', with or without a time, and '03/2021' as its first day. Rejects days that do
 * not exist. Only a time that names its zone is a moment, whose day is the one in UTC.
 */
function dayOfText(text: string): CalendarDay | null {
  const month = /^(\d{1,2})\/(\d{4})$/.exec(text);
  const day =
    month?.[1] === undefined
      ? /^(\d{4}-\d{2}-\d{2})(?:[T ]|$)/.exec(text)?.[1]
      : `${month[2]}-${pad(month[1])}-01`;
  if (day === undefined || !isCalendarDay(day)) return null;
  const timeMs = hasZone.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(timeMs) ? day : dayOf(timeMs);
}

/** Parses a date of a feed or a file to a day; null if invalid, or beyond the years 2000 to 2099. */
export function readDay(value: unknown): CalendarDay | null {
  if (typeof value === 'number') return dayOf(timeOfNumber(value));
  return typeof value === 'string' ? dayOfText(value.trim()) : null;
}
