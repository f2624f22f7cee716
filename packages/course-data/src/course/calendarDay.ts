/**
 * A day of the calendar, 'YYYY-MM-DD'. It has no hour and lies in no time zone, so that no change
 * of the clocks can move it: all arithmetic counts whole days.
 */
export type CalendarDay = string;

/** 0 is Monday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** From Monday to Sunday. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly Weekday[];

const msPerDay = 86_400_000;

/** How many days lie between the first day of 1970 and this one. */
export const dayNumber = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`) / msPerDay;

/** The day in UTC of a time in milliseconds since the epoch. */
export const utcDay = (timeMs: number): CalendarDay => new Date(timeMs).toISOString().slice(0, 10);

/** Whether a text 'YYYY-MM-DD' is a day of the calendar: '2023-02-29' is none. */
export function isCalendarDay(text: string): boolean {
  const timeMs = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(timeMs) && utcDay(timeMs) === text;
}

/** The day that is `count` days later; earlier when it is negative. */
export const addDays = (day: CalendarDay, count: number): CalendarDay =>
  utcDay((dayNumber(day) + count) * msPerDay);

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

/** The day that a clock on the wall of the reader shows. */
export function localDay(moment: Date): CalendarDay {
  const [year, month, date] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return [year, String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-');
}
