import { cached } from '../../course/cached.ts';
import {
  type CalendarDay,
  firstMoment,
  isCalendarDay,
  lastMoment,
  utcDay,
} from '../../course/calendarDay.ts';
import { monthNames } from '../../course/monthNames.ts';

function dayOf(timeMs: number): CalendarDay | null {
  return timeMs >= firstMoment && timeMs <= lastMoment ? utcDay(timeMs) : null;
}

/** Feeds use either seconds or milliseconds since 1970. */
const timeOfNumber = (value: number): number => (value < 1e11 ? value * 1000 : value);

const pad = (part: string) => part.padStart(2, '0');

const hasZone = /[T ]\d{1,2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/;

/** The order in which a feed writes the parts of its dates. */
export type DateOrder = 'day-month-year' | 'month-day-year' | 'year-month-day';

const months = Array.from({ length: 12 }, (_value, index) => index + 1);

/** The months by their names and short names in the languages of most feeds. */
const monthsByName = cached(
  (_: 'all'): ReadonlyMap<string, string> =>
    new Map(
      ['en', 'es', 'pt', 'fr', 'de', 'it'].flatMap((language) =>
        months.flatMap((month) =>
          monthNames(month, language).map((name) => [name, pad(String(month))] as const),
        ),
      ),
    ),
);

/** 'Jan 5, 2024', '5 January 2024', '5 of January 2024', '5 de enero de 2024'. */
function namedMonth(text: string): string | null {
  const [, monthFirst, dayLast, dayFirst, monthLast, year] =
    /^(?:(\p{L}{3,10})\.?\s+(\d{1,2})(?:st|nd|rd|th)?|(\d{1,2})(?:st|nd|rd|th|\.|º)?\s+(?:(?:de|of)\s+)?(\p{L}{3,10})\.?),?\s+(?:del?\s+)?(\d{4})$/iu.exec(
      text,
    ) ?? [];
  const month = monthsByName('all').get((monthFirst ?? monthLast ?? '').toLowerCase());
  return month === undefined ? null : `${year}-${month}-${pad(dayLast ?? dayFirst ?? '')}`;
}

/** 'Thu, 03 Apr 2025 23:30:00 GMT', as feeds in RSS write moments. */
const rssMoment =
  /^(?:[a-z]{3}, )?(\d{1,2} [a-z]{3} \d{4}) \d{2}:\d{2}(?::\d{2})? (?:GMT|UTC?|Z|[+-]\d{4})$/i;

/** '05/01/2024': only a number over 12 or `order` distinguishes the day from the month; points stand behind a day. */
function numbered(text: string, order: DateOrder | null): string | null {
  const [, first = '', sign, second = '', year] =
    /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  if (year === undefined) return null;
  const known = sign === '.' ? 'day-month-year' : order;
  const isDayFirst = Number(second) > 12 ? false : Number(first) > 12 || known === 'day-month-year';
  if (!isDayFirst && Number(second) <= 12 && known !== 'month-day-year' && first !== second)
    return null;
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return `${year}-${pad(month)}-${pad(day)}`;
}

/**
 * Parses '2021-03-15', with or without a time, and '03/2021' as its first day. Rejects days that do
 * not exist. Only a time that names its zone is a moment, whose day is the one in UTC.
 */
function dayOfText(text: string, order: DateOrder | null): CalendarDay | null {
  if (/^1\d{9}(?:\d{3})?$/.test(text)) return dayOf(timeOfNumber(Number(text)));
  const [, rssDay] = rssMoment.exec(text) ?? [];
  const month = /^(\d{1,2})\/(\d{4})$/.exec(text);
  const [, year, yearsMonth = '', yearsDay = ''] =
    /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ]|$)/.exec(text) ?? [];
  const day =
    month?.[1] !== undefined
      ? `${month[2]}-${pad(month[1])}-01`
      : year === undefined
        ? (namedMonth(rssDay ?? text) ?? numbered(text, order))
        : `${year}-${pad(yearsMonth)}-${pad(yearsDay)}`;
  if (day === null || !isCalendarDay(day)) return null;
  const timeMs = rssDay !== undefined || hasZone.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(timeMs) ? day : dayOf(timeMs);
}

/**
 * Parses a date of a feed or a file to a day; null if invalid, beyond the years 2000 to 2099, or if it
 * could be two days and no `order` decides.
 */
export function readDay(value: unknown, order: DateOrder | null = null): CalendarDay | null {
  if (typeof value === 'number') return dayOf(timeOfNumber(value));
  return typeof value === 'string' && value.length <= 60 ? dayOfText(value.trim(), order) : null;
}
