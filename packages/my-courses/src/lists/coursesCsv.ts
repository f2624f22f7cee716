import type { Course } from '@aulario/course-data';
import { fractionDigits, knownLocalDay, platformOf } from '@aulario/course-data';
import { spreadsheetCell } from '@aulario/course-data/reading';
import type { Moment } from '@aulario/course-data/records';

/** One row of a table of courses. */
export interface CourseRow {
  readonly list: string;
  readonly course: Course;
  readonly addedAt: Moment;
}

/** The header row is in English, for programs; texts are in the language of each course. */
const columns = ['list', 'title', 'platform', 'address', 'price', 'currency', 'added'] as const;

/** The sign of decimals where the reader is; spreadsheets there separate cells by another one. */
const decimalSignOf = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ??
  '.';

/**
 * A table that a spreadsheet of the reader's region opens as cells, with a byte order mark so that it
 * is read as UTF-8. No cell begins a formula.
 *
 * @param locale - BCP 47, with the region if it is known: 'es' writes '12,99' and separates by ';',
 *   'es-MX' and 'en' write '12.99' and separate by ','.
 */
export function coursesCsv(rows: readonly CourseRow[], locale: string): string {
  const decimalSign = decimalSignOf(locale);
  const separator = decimalSign === ',' ? ';' : ',';
  const lines = rows.map(({ list, course, addedAt }) => {
    const [amount, currency] = priceCells(course);
    return [
      ...[list, course.title, platformOf(course.platform).name, course.url].map(spreadsheetCell),
      amount.replace('.', decimalSign),
      currency,
      knownLocalDay(addedAt) ?? '',
    ];
  });
  const written = [columns, ...lines].map((line) => line.map(quoted).join(separator));
  return `\ufeff${written.join('\r\n')}\r\n`;
}

/** Amount and currency; empty for an unknown price. */
function priceCells({ price }: Course): readonly [amount: string, currency: string] {
  if (price.kind === 'unknown') return ['', ''];
  if (price.kind === 'free') return ['0', ''];
  const { amount, currency } = price.money;
  const digits = fractionDigits(currency) ?? 0;
  return [(amount / 10 ** digits).toFixed(digits), currency];
}

const quoted = (cell: string): string =>
  /[",;|]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
