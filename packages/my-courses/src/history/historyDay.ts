import type { CalendarDay } from '@aulario/course-data';
import { readDay } from '@aulario/course-data/reading';

/** The order of day and month in numeric dates such as '03/04/2024', or '03/04/24' as spreadsheets show them. */
export type DateOrder = 'day-first' | 'month-first';

const numericDate = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?=\D|$)/;

/**
 * Detects the order of the numeric dates of a file by numbers above 12; null without such a number,
 * or when dates contradict each other.
 */
export function dateOrderOf(texts: readonly string[]): DateOrder | null {
  const dates = texts.flatMap((text) => {
    const [, first, second] = numericDate.exec(text) ?? [];
    return first === undefined ? [] : [[Number(first), Number(second)] as const];
  });
  const isDayFirst = dates.some(([first]) => first > 12);
  const isMonthFirst = dates.some(([, second]) => second > 12);
  if (isDayFirst === isMonthFirst) return null;
  return isDayFirst ? 'day-first' : 'month-first';
}

/**
 * Parses a cell to a day 'YYYY-MM-DD': an ISO day or time, Coursera's milliseconds, or a numeric
 * date in the order of the file. Null for anything else, or when the order is unknown.
 */
export function readHistoryDay(text: string, order: DateOrder | null): CalendarDay | null {
  const [, first, second, year] = numericDate.exec(text) ?? [];
  if (first === undefined || second === undefined || year === undefined) {
    return readDay(/^\d{10,13}$/.test(text) ? Number(text) : text);
  }
  // The same day in both orders.
  if (order === null && Number(first) !== Number(second)) return null;
  const [day, month] = order === 'month-first' ? [second, first] : [first, second];
  return readDay(`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
