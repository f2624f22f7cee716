import { parse } from 'csv-parse/browser/esm/sync';

/** The rows of a table. */
export interface DelimitedTable {
  readonly rows: readonly (readonly string[])[];
  /** The number of rows that could not be read. */
  readonly unreadRows: number;
}

const delimiters = [',', ';', '\t', '|'] as const;

/** Excel's first line, which names the separator: 'sep=;'. */
const separatorLine = /^"?sep=(.)"?[^\S\r\n]*(?:\r\n|\r|\n|$)/i;

/** The maximum number of quotes that are never closed, each of which is one more reading. */
const maxOpenQuotes = 20;

/**
 * The sign that splits the header into most cells, quoted text left out. Lines without any, such as
 * the title that a report has above its table, are no header.
 */
function delimiterOf(text: string): string {
  const lines = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r\n|\r|\n/, 10);
  const header = lines.find((line) => delimiters.some((sign) => line.includes(sign))) ?? '';
  const countOf = (sign: string) => header.split(sign).length;
  return delimiters.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? ',';
}

/** Parses rows up to a quote that is never closed; `rest` begins with its row, '' without one. */
function parseRows(body: string, delimiter: string) {
  let unreadRows = 0;
  let end = 0;
  let isOpen = false;
  const rows: string[][] = parse(body, {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_record: (record: string[], { bytes }) => {
      end = bytes;
      return record;
    },
    on_skip: (error) => {
      unreadRows += 1;
      isOpen = error?.code === 'CSV_QUOTE_NOT_CLOSED';
    },
  });
  const rest = isOpen ? new TextDecoder().decode(new TextEncoder().encode(body).slice(end)) : '';
  return { rows, unreadRows, rest };
}

/** Parses a table whose cells are separated by commas, semicolons, tabs or bars. */
export function readDelimited(text: string): DelimitedTable {
  const plain = text.replace(/^\ufeff/, '');
  const stated = separatorLine.exec(plain);
  const body = plain.slice(stated?.[0].length ?? 0).replace(/^(?:[^\S\t]*[\r\n])+/, '');
  const delimiter = stated?.[1] ?? delimiterOf(body);
  const rows: string[][] = [];
  let unreadRows = 0;
  let rest = body;
  for (let attempt = 0; rest !== '' && attempt <= maxOpenQuotes; attempt += 1) {
    const read = parseRows(rest, delimiter);
    for (const row of read.rows) rows.push(row);
    unreadRows += read.unreadRows;
    // A quote that is never closed costs its line, not all that follow.
    rest = read.rest.replace(/^[\r\n]*[^\r\n]*/, '');
  }
  return { rows, unreadRows };
}
