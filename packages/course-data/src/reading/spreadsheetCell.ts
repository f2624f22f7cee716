/** What begins a formula in a spreadsheet, in full width too. */
const formula = '[=+\\-@＝＋－＠]';
/** Where a cell may begin, whichever separator the spreadsheet expects; invisible signs may be dropped. */
const cellStart = '(?:^|[;,|])[\\s\\p{Cc}\\p{Cf}"\']*';

const begins = new RegExp(`(${cellStart})(?=${formula})`, 'gu');
const escaped = new RegExp(`(${cellStart})'(?=${formula})`, 'gu');

/**
 * A text as one cell of a table that begins no formula, even where the spreadsheet separates by
 * another sign: an apostrophe stands before each sign of a formula.
 */
export const spreadsheetCell = (text: string): string =>
  text.replace(/[\t\r\n\v\f]+/g, ' ').replace(begins, "$1'");

/** The text of such a cell. */
export const textOfCell = (cell: string): string => cell.replace(escaped, '$1');
