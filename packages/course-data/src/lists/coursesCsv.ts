import { utcDay } from '../course/calendarDay.ts';
import type { Course } from '../course/course.ts';
import { fractionDigits } from '../course/decimalMoney.ts';
import { platformOf } from '../course/platforms.ts';

/** One row of a table of courses. */
export interface CourseRow {
  readonly list: string;
  readonly course: Course;
  /** Milliseconds since the epoch. */
  readonly addedAt: number;
}

/** The head of the table is English, for programs; the texts are the courses' own. */
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
      utcDay(addedAt),
    ];
  });
  return `\ufeff${[columns, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Amount and currency; nothing for a price that is not known. */
function priceCells({ price }: Course): readonly [amount: string, currency: string] {
  if (price.kind === 'unknown') return ['', ''];
  if (price.kind === 'free') return ['0', ''];
  const { amount, currency } = price.money;
  const digits = fractionDigits(currency) ?? 0;
  return [(amount / 10 ** digits).toFixed(digits), currency];
}

/** A text that a spreadsheet would take for a formula is kept from being one. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
