import type { CalendarDay } from '@aulario/course-data';
import { readDay } from '@aulario/course-data/reading';

/** The order of day and month in numeric dates such as '03/04/2024', or '03/04/24' as spreadsheets show them. */
export type NumericOrder = 'day-first' | 'month-first';

const numericDate = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?=\D|$)/;

/** A day of the week before a date: 'lun 25/03/2024', 'lunes, 25 de marzo de 2024'. */
const weekday = /^\p{L}{2,10}\.?,?\s+(?=\d{1,2}(?:[/.-]\s*\d|[-/.\s]+\p{L}))/u;

/** '25-mar-24', the short date of many spreadsheets. */
const shortMonth = /^(\d{1,2})[-/.]\s*(\p{L}{3,10})\.?[-/.\s]+(\d{4}|\d{2})$/u;

/** A date in one of the forms that are read below, where a spreadsheet writes another one. */
const plainDate = (text: string) =>
  text
    .replace(weekday, '')
    .replace(/^(\d{1,2})\s*([/.-])\s*(\d{1,2})\s*\2\s*(?=\d)/, '$1$2$3$2')
    .replace(/^(20\d{2})(\d{2})(\d{2})$/, '$1-$2-$3')
    .replace(shortMonth, (_, day, month, year) => `${day} ${month} ${year.padStart(4, '20')}`);

/**
 * Detects the order of the numeric dates of a file by numbers above 12; null without such a number,
 * or when dates contradict each other.
 */
export function dateOrderOf(texts: readonly string[]): NumericOrder | null {
  const dates = texts.flatMap((text) => {
    const [, first, second] = numericDate.exec(plainDate(text)) ?? [];
    return first === undefined ? [] : [[Number(first), Number(second)] as const];
  });
  const isDayFirst = dates.some(([first]) => first > 12);
  const isMonthFirst = dates.some(([, second]) => second > 12);
  if (isDayFirst === isMonthFirst) return null;
  return isDayFirst ? 'day-first' : 'month-first';
}

/**
 * Parses a cell to a day 'YYYY-MM-DD': an ISO day or time, Coursera's milliseconds, a date with
 * the name of its month, or a numeric date in the order of the file. Null for anything else, or when the order is unknown.
 */
export function readHistoryDay(cell: string, order: NumericOrder | null): CalendarDay | null {
  const text = plainDate(cell);
  const [, first, second, year] = numericDate.exec(text) ?? [];
  if (first === undefined || second === undefined || year === undefined) {
    return readDay(/^\d{10,13}$/.test(text) ? Number(text) : text);
  }
  // The same day in both orders.
  if (order === null && Number(first) !== Number(second)) return null;
  const [day, month] = order === 'month-first' ? [second, first] : [first, second];
  return readDay(`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
