import { type Course, knownLocalDay, platformOf } from '@aulario/course-data';
import { spreadsheetCell } from '@aulario/course-data/reading';
import type { Moment } from '@aulario/course-data/records';
import { csvFormat } from './csvFormat.ts';

/** One row of a table of courses. */
export interface CourseRow {
  readonly list: string;
  readonly course: Course;
  readonly addedAt: Moment;
}

/** The header row is in English, for programs; texts are in the language of each course. */
const columns = ['list', 'title', 'platform', 'address', 'price', 'currency', 'added'] as const;

/**
 * A table of courses. No cell begins a formula.
 *
 * @param locale - As `csvFormat` takes it.
 */
export function coursesCsv(rows: readonly CourseRow[], locale: string): string {
  const { priceCells, table } = csvFormat(locale);
  const lines = rows.map(({ list, course, addedAt }) => [
    ...[list, course.title, platformOf(course.platform).name, course.url].map(spreadsheetCell),
    ...priceCells(course.price),
    knownLocalDay(addedAt) ?? '',
  ]);
  return table([columns, ...lines]);
}
