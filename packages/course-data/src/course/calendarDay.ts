/**
 * A day of the calendar, 'YYYY-MM-DD'. It has no hour and lies in no time zone, so that no change
 * of the clocks can move it: all arithmetic counts whole days. Days compare as texts. One that
 * comes from outside passes {@link isCalendarDay}, or the schema that uses it.
 */
export type CalendarDay = `${number}-${number}-${number}`;

/** 0 is Monday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** From Monday to Sunday. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly Weekday[];

const msPerDay = 86_400_000;

const dayFormat = /^\d{4}-\d{2}-\d{2}$/;

/** How many days lie between the first day of 1970 and this one. */
export const dayNumber = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`) / msPerDay;

/** The day in UTC of a time in milliseconds since the epoch. */
export const utcDay = (timeMs: number): CalendarDay =>
  new Date(timeMs).toISOString().slice(0, 10) as CalendarDay;

/** A point in time in milliseconds since the epoch; {@link unknownMoment} when it is not known. */
export type Moment = number;

/** The moment of what was kept without a usable one. It sorts before every other. */
export const unknownMoment: Moment = 0;

/** Stored days and moments are of the years 2000 to 2099, in UTC. */
export const firstMoment: Moment = Date.UTC(2000, 0, 1);
export const lastMoment: Moment = Date.UTC(2100, 0, 1) - 1;

/** The first and the last day that are kept. */
export const firstDay = utcDay(firstMoment);
export const lastDay = utcDay(lastMoment);

/** Whether a text is a day of the calendar from 2000 to 2099: '2023-02-29' is none. */
export function isCalendarDay(text: string): text is CalendarDay {
  if (!dayFormat.test(text) || text < firstDay || text > lastDay) return false;
  const timeMs = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(timeMs) && utcDay(timeMs) === text;
}

/** The day that is `count` days later; earlier when it is negative. */
export const addDays = (day: CalendarDay, count: number): CalendarDay =>
  utcDay((dayNumber(day) + count) * msPerDay);

/**
 * The same day of the month, so many months later, or the last one where that month is shorter: of
 * 31 January 28 or 29 February, then 31 March.
 */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return utcDay(Date.UTC(year, month - 1 + count, Math.min(date, lastDate)));
}

/** How many days later the second day is; negative when it is earlier. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  dayNumber(to) - dayNumber(from);

/** The weekday of a day. */
export function weekdayOf(day: CalendarDay): Weekday {
  // 1 January 1970 was a Thursday.
  return weekdays[(((dayNumber(day) + 3) % 7) + 7) % 7] ?? 0;
}

/** The Monday of the day's week, which may be the day itself. */
export const mondayOf = (day: CalendarDay): CalendarDay => addDays(day, -weekdayOf(day));

/** The first day of the so many months that the day lies in: of its quarter, if they are 3. */
export function firstOfMonths(day: CalendarDay, count: number): CalendarDay {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return utcDay(Date.UTC(year, month - 1 - ((month - 1) % count)));
}

/** The day of a time in milliseconds since the epoch, in the reader's own time zone. */
export function localDay(timeMs: number): CalendarDay {
  const time = new Date(timeMs);
  return utcDay(Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()));
}

/** {@link localDay}; null for a moment that is not known, or that only a wrong clock can have given. */
export function knownLocalDay(timeMs: number): CalendarDay | null {
  const isKnown = timeMs >= firstMoment && timeMs <= lastMoment;
  const day = isKnown ? localDay(timeMs) : '';
  return isCalendarDay(day) ? day : null;
}

/** Today in the reader's own time zone. */
export const localToday = (): CalendarDay => localDay(Date.now());
