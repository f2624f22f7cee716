import { knownLocalDay } from '../course/calendarDay.ts';
import type { Course } from '../course/course.ts';
import { fractionDigits } from '../course/decimalMoney.ts';
import type { Moment } from '../course/moment.ts';
import { platformOf } from '../course/platforms.ts';

/** One row of a table of courses. */
export interface CourseRow {
  readonly list: string;
  readonly course: Course;
  readonly addedAt: Moment;
}

/** The header row is in English, for programs; texts are in the language of each course. */
const columns = ['list', 'title', 'platform', 'address', 'price', 'currency', 'added'] as const;

/** RFC 4180 with a byte order mark, so that spreadsheets read it as UTF-8. */
export function coursesCsv(rows: readonly CourseRow[]): string {
  const lines = rows.map(({ list, course, addedAt }) => {
    return [
      list,
      course.title,
      platformOf(course.platform).name,
      course.url,
      ...priceCells(course),
      knownLocalDay(addedAt) ?? '',
    ];
  });
  return `\ufeff${[columns, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Amount and currency; empty for an unknown price. */
function priceCells({ price }: Course): readonly [amount: string, currency: string] {
  if (price.kind === 'unknown') return ['', ''];
  if (price.kind === 'free') return ['0', ''];
  const { amount, currency } = price.money;
  const digits = fractionDigits(currency) ?? 0;
  return [(amount / 10 ** digits).toFixed(digits), currency];
}

/** Escapes a text that a spreadsheet would read as a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
