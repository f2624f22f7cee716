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

/** The sign that splits the header into most cells, quoted text left out. */
function delimiterOf(text: string): string {
  const [header = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r\n|\r|\n/, 1);
  const countOf = (sign: string) => header.split(sign).length;
  return delimiters.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? ',';
}

/** Parses a table whose cells are separated by commas, semicolons, tabs or bars. */
export function readDelimited(text: string): DelimitedTable {
  const plain = text.replace(/^\ufeff/, '');
  const stated = separatorLine.exec(plain);
  const body = plain.slice(stated?.[0].length ?? 0).replace(/^(?:[^\S\t]*[\r\n])+/, '');
  let unreadRows = 0;
  const rows: string[][] = parse(body, {
    delimiter: stated?.[1] ?? delimiterOf(body),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: () => {
      unreadRows += 1;
    },
  });
  return { rows, unreadRows };
}
