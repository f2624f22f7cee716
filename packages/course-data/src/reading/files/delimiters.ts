/** The signs that separate the cells of tables. */
export const delimiters = [',', ';', '\t', '|'] as const;

/** Excel's first line, which names the separator: 'sep=;'. */
export const separatorLine = /^\ufeff?"?sep=(.)"?[^\S\r\n]*(?:\r\n|\r|\n|$)/i;

/** A text without what stands between quotes. */
export const withoutQuoted = (text: string): string => text.replace(/"(?:[^"]|"")*"/g, '');

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
