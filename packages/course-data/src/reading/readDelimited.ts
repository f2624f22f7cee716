import { parse } from 'csv-parse/browser/esm/sync';
import {
  delimiterOf,
  delimiters,
  hasSwallowed,
  separatorLine,
  withoutQuoted,
} from './delimiters.ts';

/** The rows of a table. */
export interface DelimitedTable {
  readonly rows: readonly (readonly string[])[];
  /** The number of rows that could not be read. */
  readonly unreadRows: number;
}

/** The maximum number of quotes that are never closed, each of which is one more reading. */
const maxOpenQuotes = 20;

/**
 * The first of the lines that any sign splits, quoted text left out. Lines without any, such as the
 * title that a report has above its table, are no header.
 */
function headerOf(text: string): string {
  const lines = withoutQuoted(text).split(/\r\n|\r|\n/, 10);
  return lines.find((line) => delimiters.some((sign) => line.includes(sign))) ?? '';
}

/** A row, and the number of bytes up to its end. */
interface Row {
  readonly cells: readonly string[];
  readonly end: number;
}

/** Parses rows up to a quote that is never closed. */
function parseRows(body: string, delimiter: string) {
  const rows: Row[] = [];
  let isOpen = false;
  parse(body, {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_record: (cells: string[], { bytes }) => {
      rows.push({ cells, end: bytes });
      return null;
    },
    on_skip: () => {
      isOpen = true;
    },
  });
  return { rows, isOpen };
}

/** Parses a table whose cells are separated by commas, semicolons, tabs or bars. */
export function readDelimited(text: string): DelimitedTable {
  const plain = text.replace(/^\ufeff/, '');
  const stated = separatorLine.exec(plain);
  const body = plain.slice(stated?.[0].length ?? 0).replace(/^(?:[^\S\t]*[\r\n])+/, '');
  const header = headerOf(body);
  const delimiter = stated?.[1] ?? delimiterOf(header);
  const width = header.split(delimiter).length;
  const rows: (readonly string[])[] = [];
  let unreadRows = 0;
  let rest = body;
  for (let attempt = 0; rest !== '' && attempt <= maxOpenQuotes; attempt += 1) {
    const read = parseRows(rest, delimiter);
    const bytes = new TextEncoder().encode(rest);
    const textUpTo = (end: number, start = 0) =>
      new TextDecoder().decode(bytes.subarray(start, end));
    const swallowing = read.rows.findIndex(({ cells, end }, index) =>
      hasSwallowed(cells, () => textUpTo(end, read.rows[index - 1]?.end), delimiter, width),
    );
    const good = swallowing < 0 ? read.rows : read.rows.slice(0, swallowing);
    for (const { cells } of good) rows.push(cells);
    if (swallowing < 0 && !read.isOpen) return { rows, unreadRows };
    // A quote that is never closed, or by another cell's, costs its line, not all that follow.
    unreadRows += 1;
    rest = textUpTo(bytes.length, good.at(-1)?.end).replace(/^[\r\n]*[^\r\n]*/, '');
  }
  return { rows, unreadRows: unreadRows + rest.split(/[\r\n]+/).filter(Boolean).length };
}
