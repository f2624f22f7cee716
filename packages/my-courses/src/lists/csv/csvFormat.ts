import { fractionDigits, type Money, type Price } from '@aulario/course-data';

/** The sign of decimals where the reader is; spreadsheets there separate cells by another one. */
const decimalSignOf = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ??
  '.';

const quoted = (cell: string): string =>
  /[",;|]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Two cells. */
type AmountCells = readonly [amount: string, currency: string];

/** How a table for the spreadsheets of a region is written. */
export interface CsvFormat {
  /** A number of a record as a cell. */
  readonly numberCell: (value: number) => string;
  /** Amount and currency; empty for no amount. */
  readonly moneyCells: (money: Money | null) => AmountCells;
  /** Amount and currency; 0 for a free course, empty for an unknown price. */
  readonly priceCells: (price: Price) => AmountCells;
  /** The text of the file. Cells with words of a reader or a course come from `spreadsheetCell`. */
  readonly table: (rows: readonly (readonly string[])[]) => string;
}

/**
 * The format that a spreadsheet of the reader's region opens as cells, with a byte order mark so that
 * it is read as UTF-8.
 *
 * @param locale - BCP 47, with the region if it is known: 'es' writes '12,99' and separates by ';',
 *   'es-MX' and 'en' write '12.99' and separate by ','.
 */
export function csvFormat(locale: string): CsvFormat {
  const decimalSign = decimalSignOf(locale);
  const separator = decimalSign === ',' ? ';' : ',';

  const moneyCells = (money: Money | null): AmountCells => {
    if (money === null) return ['', ''];
    const digits = fractionDigits(money.currency) ?? 0;
    const amount = (money.amount / 10 ** digits).toFixed(digits);
    return [amount.replace('.', decimalSign), money.currency];
  };

  return {
    numberCell: (value) => String(value).replace('.', decimalSign),
    moneyCells,
    priceCells: (price) =>
      price.kind === 'free' ? ['0', ''] : moneyCells(price.kind === 'paid' ? price.money : null),
    table: (rows) => `\ufeff${rows.map((row) => row.map(quoted).join(separator)).join('\r\n')}\r\n`,
  };
}
