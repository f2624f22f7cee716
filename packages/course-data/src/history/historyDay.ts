import { readDay } from '../reading/readDay.ts';

/** Which of the first two numbers of '03/04/2024' is the day. */
export type DateOrder = 'day-first' | 'month-first';

const numericDate = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?=\D|$)/;

/**
 * The order of the numeric dates of one file, which only a number above 12 tells; null where no date
 * tells it, or two dates contradict each other.
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
 * The day 'YYYY-MM-DD' of a cell: an ISO day or time, the milliseconds of Coursera, or a numeric
 * date in the order of its file. Null for anything else, and where the order is unknown.
 */
export function readHistoryDay(text: string, order: DateOrder | null): string | null {
  const [, first, second, year] = numericDate.exec(text) ?? [];
  if (first === undefined || second === undefined || year === undefined) {
    return readDay(/^\d{10,13}$/.test(text) ? Number(text) : text);
  }
  // The same day in either order.
  if (order === null && Number(first) !== Number(second)) return null;
  const [day, month] = order === 'month-first' ? [second, first] : [first, second];
  return readDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
