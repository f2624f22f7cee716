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

const withoutQuoted = (text: string) => text.replace(/"(?:[^"]|"")*"/g, '');

/**
 * The first of the lines that any sign splits, quoted text left out. Lines without any, such as the
 * title that a report has above its table, are no header.
 */
function headerOf(text: string): string {
  const lines = withoutQuoted(text).split(/\r\n|\r|\n/, 10);
  return lines.find((line) => delimiters.some((sign) => line.includes(sign))) ?? '';
}

/** The sign that splits the header into most cells. */
function delimiterOf(header: string): string {
  const countOf = (sign: string) => header.split(sign).length;
  return delimiters.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? ',';
}

/** A quote that opens a cell; doubled ones are left out before. */
const openingQuote = (delimiter: string) => {
  const edge = `[\\r\\n\\${delimiter}]`;
  return new RegExp(`(?:^|${edge})"(?!${edge}|$)`, 'g');
};

/**
 * Whether a row has swallowed others: a quote was left open, and the next quoted cell has closed it.
 * A line of such a cell has as many cells as the header, and either an address or the quote that opens
 * the next cell.
 */
function hasSwallowed(
  cells: readonly string[],
  raw: () => string,
  delimiter: string,
  width: number,
) {
  return cells.some((cell) => {
    const lines = cell.split(/\r\n|\r|\n/);
    if (lines.length === 1 || width === 1) return false;
    const asRows = lines
      .map((line) => withoutQuoted(line).split(delimiter))
      .filter((each) => each.length === width);
    if (asRows.length === 0) return false;
    if (asRows.flat().some((each) => /^\s*https?:/i.test(each))) return true;
    const quoted = raw().replaceAll('""', '');
    const opened = quoted.match(openingQuote(delimiter))?.length ?? 0;
    return opened * 2 > quoted.split('"').length - 1;
  });
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
