import { CsvError, parse } from 'csv-parse/browser/esm/sync';

/** The signs that separate the cells of tables. */
const delimiters = [',', ';', '\t', '|'] as const;

/** Excel's first line, which names the separator: 'sep=;'. */
export const separatorLine = /^\ufeff?"?sep=(.)"?[^\S\r\n]*(?:\r\n|\r|\n|$)/i;

/** A text without what stands between quotes. */
const withoutQuoted = (text: string): string => text.replace(/"(?:[^"]|"")*"/g, '');

/** The sign that splits a header into most cells. */
export function delimiterOf(header: string): string {
  const unquoted = withoutQuoted(header);
  const countOf = (sign: string) => unquoted.split(sign).length;
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
 *
 * @param raw - The row as it is written.
 * @param width - The number of the header's cells.
 */
export function hasSwallowed(
  cells: readonly string[],
  raw: () => string,
  delimiter: string,
  width: number,
): boolean {
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

/** The rows of a table. */
export interface DelimitedTable {
  readonly rows: readonly (readonly string[])[];
  /** The number of rows that could not be read. */
  readonly unreadRows: number;
}

/** The maximum number of quotes that are never closed, each of which is one more reading. */
const maxOpenQuotes = 20;

/** All readings together take so many characters: of a long table fewer are possible. */
const maxReadChars = 2 ** 24;

/** The maximum number of cells of a row, as of an old spreadsheet: no list of courses has more. */
const maxCells = 256;

/** The maximum length of a row in bytes; a quote that is not closed by then counts as never closed. */
const maxRowBytes = 2 ** 18;

/** The header is looked for in so many characters. */
const maxHeaderChars = 2 ** 16;

/**
 * The first of the lines that any sign splits, quoted text left out. Lines without any, such as the
 * title that a report has above its table, are no header.
 */
function headerOf(text: string): string {
  const lines = withoutQuoted(text.slice(0, maxHeaderChars)).split(/\r\n|\r|\n/, 10);
  return lines.find((line) => delimiters.some((sign) => line.includes(sign))) ?? '';
}

/** A row, and the number of bytes up to its end. */
interface Row {
  readonly cells: readonly string[];
  readonly end: number;
}

/** A row without an end; what parsing failed of otherwise is a fault of ours. */
const isOfOneRow = (error: unknown) =>
  error instanceof CsvError && ['CSV_MAX_RECORD_SIZE', 'CSV_QUOTE_NOT_CLOSED'].includes(error.code);

/** Parses rows up to the maximum number, or a row that does not end. */
function parseRows(body: string, delimiter: string, maxRows: number) {
  const rows: Row[] = [];
  try {
    parse(body, {
      delimiter,
      max_record_size: maxRowBytes,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: maxRows,
      on_record: (cells: string[], { bytes }) => {
        rows.push({ cells, end: bytes });
        return null;
      },
    });
  } catch (error) {
    if (!isOfOneRow(error)) throw error;
    return { rows, isOpen: true };
  }
  return { rows, isOpen: false };
}

const [lineFeed, carriageReturn] = [0x0a, 0x0d];

/** Leaves out the lines with too many cells, which take the parser seconds, and counts them. */
function withoutWide(text: string, delimiter: string) {
  const sign = delimiter.charCodeAt(0);
  const kept: string[] = [];
  let [cells, lineStart, start, wide] = [1, 0, 0, 0];
  for (let at = 0; at <= text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === sign) cells += 1;
    if (char !== lineFeed && char !== carriageReturn && at < text.length) continue;
    if (cells > maxCells) {
      kept.push(text.slice(start, lineStart));
      start = text.startsWith('\r\n', at) ? at + 2 : at + 1;
      wide += 1;
    }
    cells = 1;
    lineStart = at + 1;
  }
  return { narrow: kept.join('') + text.slice(start), wide };
}

const countLines = (text: string) => text.split(/[\r\n]+/).filter(Boolean).length;

/**
 * Parses a table whose cells are separated by commas, semicolons, tabs or bars.
 *
 * @param maxRows - With the header; of the rows behind them each line counts as unread.
 */
export function readDelimited(text: string, maxRows: number): DelimitedTable {
  const plain = text.replace(/^\ufeff/, '');
  const stated = separatorLine.exec(plain);
  const body = plain.slice(stated?.[0].length ?? 0).replace(/^(?:[^\S\t]*[\r\n])+/, '');
  const header = headerOf(body);
  const delimiter = stated?.[1] ?? delimiterOf(header);
  const width = header.split(delimiter).length;
  const { narrow, wide } = withoutWide(body, delimiter);
  const rows: (readonly string[])[] = [];
  let unreadRows = wide;
  let rest = narrow;
  let readChars = 0;
  for (let attempt = 0; rest !== '' && attempt <= maxOpenQuotes; attempt += 1) {
    readChars += rest.length;
    if (attempt > 0 && readChars > maxReadChars) break;
    const read = parseRows(rest, delimiter, maxRows - rows.length);
    const bytes = new TextEncoder().encode(rest);
    const textUpTo = (end: number, start = 0) =>
      new TextDecoder().decode(bytes.subarray(start, end));
    const swallowing = read.rows.findIndex(({ cells, end }, index) =>
      hasSwallowed(cells, () => textUpTo(end, read.rows[index - 1]?.end), delimiter, width),
    );
    const good = swallowing < 0 ? read.rows : read.rows.slice(0, swallowing);
    for (const { cells } of good) rows.push(cells);
    const behind = textUpTo(bytes.length, good.at(-1)?.end);
    if (swallowing < 0 && rows.length >= maxRows)
      return { rows, unreadRows: unreadRows + countLines(behind) };
    if (swallowing < 0 && !read.isOpen) return { rows, unreadRows };
    // A quote that is never closed, or by another cell's, costs its line, not all that follow.
    unreadRows += 1;
    rest = behind.replace(/^[\r\n]*[^\r\n]*/, '');
  }
  return { rows, unreadRows: unreadRows + countLines(rest) };
}
