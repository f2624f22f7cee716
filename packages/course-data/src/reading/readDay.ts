import { isCalendarDay, utcDay } from '../course/calendarDay.ts';

const earliest = Date.parse('1990-01-01');
const latest = Date.parse('2100-01-01');

function dayOf(timeMs: number): string | null {
  if (!(timeMs >= earliest && timeMs < latest)) return null;
  return utcDay(timeMs);
}

/** Feeds use either seconds or milliseconds since 1970. */
const timeOfNumber = (value: number): number => (value < 1e11 ? value * 1000 : value);

const pad = (part: string) => part.padStart(2, '0');

/**
 * Parses '2021-03-15', with or without a time, and '03/2021' as its first day. Rejects days that do
 * not exist.
 */
function timeOfText(text: string): number {
  const month = /^(\d{1,2})\/(\d{4})$/.exec(text);
  if (month?.[1] !== undefined) return Date.parse(`${month[2]}-${pad(month[1])}-01`);
  const day = /^(\d{4}-\d{2}-\d{2})(?:[T ]|$)/.exec(text)?.[1];
  if (day === undefined || !isCalendarDay(day)) return Number.NaN;
  const zoned = Date.parse(text);
  return Number.isNaN(zoned) ? Date.parse(day) : zoned;
}

/** Parses a date of a feed to a day 'YYYY-MM-DD' in UTC; null if invalid. */
export function readDay(value: unknown): string | null {
  if (typeof value === 'number') return dayOf(timeOfNumber(value));
  return typeof value === 'string' ? dayOf(timeOfText(value.trim())) : null;
}
