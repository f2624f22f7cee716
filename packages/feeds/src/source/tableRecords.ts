import { Transform, type TransformCallback } from 'node:stream';
import { finished } from 'node:stream/promises';
import {
  delimiterOf,
  hasSwallowed,
  isAbsent,
  isRecord,
  separatorLine,
} from '@aulario/course-data/reading';
import { CsvError, type Options, parse } from 'csv-parse';
import { LimitError, maxBrokenRows, maxColumns, maxRowBytes } from '../limits.ts';
import { connectStreams } from './connectStreams.ts';
import { decodeText, encodingOf } from './decodeText.ts';
import { type BrokenRecord, bytesOf, type FoundRecord, type OnOpen } from './jsonRecords.ts';

const [lineFeed, carriageReturn] = [0x0a, 0x0d];

/** How a table is written. */
interface TableFormat {
  encoding: string;
  delimiter: string;
  /** The number of the line with the names of the columns. */
  headerLine: number;
}

/** The first line of a text that is not empty, and the number of those before it. */
async function firstLine(text: AsyncIterable<Buffer>): Promise<{ line: string; before: number }> {
  let sample = '';
  for await (const chunk of text) {
    sample += chunk.toString();
    if (/[\n\r]/.test(sample.trimStart()) || sample.length > maxRowBytes) break;
  }
  const written = sample.trimStart();
  const empty = sample.slice(0, sample.length - written.length);
  return {
    line: written.split(/[\n\r]/, 1)[0] ?? '',
    before: empty.split(/\r\n|[\n\r]/).length - 1,
  };
}

/** The format of a table, from its first line alone: no cell decides on it. */
async function formatOf(
  file: string,
  { encoding: chosen, onWarning }: TableOptions,
): Promise<TableFormat> {
  const detected = chosen === undefined ? await encodingOf(bytesOf(file)) : null;
  if (detected?.isCertain === false)
    onWarning?.(
      `${file}: the encoding was taken for ${detected.encoding}, others fit as well: say it`,
    );
  const encoding = chosen ?? detected?.encoding ?? 'utf-8';
  const { line, before } = await firstLine(connectStreams(bytesOf(file), decodeText(encoding)));
  if (/^\s*<(?:!doctype|html|\?xml)\b/i.test(line))
    throw new Error(`${file} is a page, not a table`);
  const named = separatorLine.exec(line)?.[1];
  return named === undefined
    ? { encoding, delimiter: delimiterOf(line), headerLine: 1 + before }
    : { encoding, delimiter: named, headerLine: 2 + before };
}

/** Drops the first bytes of a text, and the line that begins there or after it. */
class LineSkipper extends Transform {
  /** The number of bytes that were dropped. */
  skipped = 0;
  #hasBegun = false;
  #isOver = false;
  readonly #start: number;

  constructor(start: number) {
    super();
    this.#start = start;
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    let at = this.#isOver ? 0 : Math.min(chunk.length, Math.max(0, this.#start - this.skipped));
    for (; !this.#isOver && at < chunk.length; at += 1) {
      const byte = chunk[at];
      const isLineEnd = byte === lineFeed || byte === carriageReturn;
      if (!isLineEnd) this.#hasBegun = true;
      else if (this.#hasBegun) this.#isOver = true;
    }
    this.skipped += at;
    done(null, chunk.subarray(at));
  }
}

type Columns = (string | false)[];

/** The names of the columns. Of two with one name the first one is read. */
function columnsOf(names: readonly string[]): Columns {
  if (names.length > maxColumns) throw new LimitError(`The table has over ${maxColumns} columns`);
  const seen = new Set<string>();
  return names.map((name) => {
    const column = name.trim();
    if (seen.has(column)) return false;
    seen.add(column);
    return column;
  });
}

/** A row that never ends; the rows behind it are read. */
const isOfOneRow = (error: unknown): error is CsvError =>
  error instanceof CsvError && ['CSV_MAX_RECORD_SIZE', 'CSV_QUOTE_NOT_CLOSED'].includes(error.code);

/** A row, as it is written too, and the number of bytes up to its end. */
interface Row {
  record: unknown;
  raw: string;
  end: number;
  /** All cells of a row that has not as many as the header. */
  cells: unknown;
}

/** Whether cells that say something lie behind the last column: those before them may be of any other one. */
const hasMore = ({ cells }: Row, width: number): boolean =>
  Array.isArray(cells) && cells.slice(width).some((cell) => !isAbsent(cell));

/** Whether a row ends before the last column. */
const lacksCells = ({ cells }: Row, width: number): boolean =>
  Array.isArray(cells) && cells.length < width;

/**
 * The rows of a text. Unlike the parser's own stream, gives the rows before a failure as well, and
 * then throws.
 */
async function* rowsOf(text: AsyncIterable<Buffer>, options: Options): AsyncGenerator<Row> {
  const rows: Row[] = [];
  const parser = parse({
    ...options,
    raw: true,
    on_record: (found: unknown, { bytes, error }) => {
      const { record, raw } = isRecord(found) ? found : {};
      rows.push({ record, raw: String(raw), end: bytes, cells: error?.['record'] });
      return null;
    },
  });
  const failure = finished(parser.resume()).then(
    () => null,
    (error: unknown) => error,
  );
  for await (const chunk of text) {
    const isWritten = await new Promise<boolean>((resolve) => {
      parser.write(chunk, (error) => resolve(!error));
    });
    yield* rows.splice(0);
    if (!isWritten) throw await failure;
  }
  parser.end();
  const error = await failure;
  yield* rows;
  if (error !== null) throw error;
}

/** Whether a row has taken in others, by a quote that was left open. */
function swallows({ record, raw }: Row, delimiter: string, width: number): boolean {
  if (!isRecord(record) || !/[\n\r]/.test(raw.trim())) return false;
  return hasSwallowed(Object.values(record).map(String), () => raw, delimiter, width);
}

/**
 * Whether a row may be where a file was cut off, or where its writer failed with a message: its line has no end, or is one
 * cell. Whoever leaves out the last cells of a row ends its line.
 */
const mayBeCut = (row: Row, width: number): boolean =>
  lacksCells(row, width) && (!/[\n\r]$/.test(row.raw) || [row.cells].flat().length === 1);

/** A row that is read, whether it has fewer cells than the header, and whether it may be cut off. */
type TableRow = FoundRecord & { isShort: boolean; isCut: boolean };

type FoundRow = TableRow | BrokenRecord;

/** As many rows that all are whole show that the writer leaves out no cells. */
const minWholeRows = 10;

/** The rows of a table. The last one is broken if it may be cut off and no other one lacks cells. */
async function* withoutCutRow(
  rows: AsyncIterable<FoundRow>,
): AsyncGenerator<FoundRecord | BrokenRecord> {
  let whole = 0;
  let last: TableRow | null = null;
  try {
    for await (const row of rows) {
      if (last !== null) {
        whole = last.isShort ? Number.NEGATIVE_INFINITY : whole + 1;
        yield { record: last.record, path: last.path };
      }
      last = 'broken' in row ? null : row;
      if ('broken' in row) yield row;
    }
  } catch (error) {
    if (last !== null) yield { record: last.record, path: last.path };
    throw error;
  }
  if (last === null) return;
  const { record, path, isCut } = last;
  if (isCut && whole >= minWholeRows)
    yield { broken: 'The last row alone lacks cells: the table seems to be cut off', path };
  else yield { record, path };
}

/** How a table is read. */
export interface TableOptions {
  onOpen?: OnOpen | undefined;
  /** Receives what is probably not meant: two columns with one name. */
  onWarning?: ((warning: string) => void) | undefined;
  /** Found by itself when left out. */
  encoding?: string | undefined;
}

/**
 * The rows of a table with a header row: delimiter, line ends and encoding are those of the file. A
 * row without an end costs the rows behind it nothing.
 */
export const tableRecords = (
  file: string,
  options: TableOptions = {},
): AsyncGenerator<FoundRecord | BrokenRecord> => withoutCutRow(foundRows(file, options));

async function* foundRows(file: string, options: TableOptions): AsyncGenerator<FoundRow> {
  const { onOpen, onWarning } = options;
  const { encoding, delimiter, headerLine } = await formatOf(file, options);
  let columns: Columns | null = null;
  let width = 0;
  let number = headerLine;
  let start: number | null = null;
  for (let broken = 0; ; broken += 1) {
    const parsing: Options = {
      columns:
        columns ??
        ((names: string[]) => {
          columns = columnsOf(names);
          width = columns.length;
          const doubled = names.filter((name, index) => columns?.[index] === false && name.trim());
          if (doubled.length > 0)
            onWarning?.(`${file}: two columns are called ${[...new Set(doubled)].join(', ')}`);
          return columns;
        }),
      delimiter,
      from_line: columns === null ? headerLine : 1,
      max_record_size: maxRowBytes,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    };
    const text = connectStreams(
      bytesOf(file, start === null ? onOpen : undefined),
      decodeText(encoding),
    );
    const skipper: LineSkipper | null = start === null ? null : new LineSkipper(start);
    const rest = skipper === null ? text : connectStreams(text, skipper);
    let end = 0;
    try {
      let isSwallowed = false;
      for await (const row of rowsOf(rest, parsing)) {
        number += 1;
        isSwallowed = broken < maxBrokenRows && swallows(row, delimiter, width);
        if (isSwallowed) break;
        end = row.end;
        const path = `${file}:${number}`;
        if (hasMore(row, width)) yield { broken: 'It has more cells than the header', path };
        else if (isRecord(row.record))
          yield {
            record: row.record,
            path,
            isShort: lacksCells(row, width),
            isCut: mayBeCut(row, width),
          };
      }
      if (!isSwallowed) return;
      yield { broken: 'Its quote is closed in another row', path: `${file}:${number}` };
    } catch (error) {
      if (!isOfOneRow(error) || columns === null || broken === maxBrokenRows) throw error;
      number += 1;
      yield { broken: error.message, path: `${file}:${number}` };
    }
    start = (skipper?.skipped ?? 0) + end;
  }
}
