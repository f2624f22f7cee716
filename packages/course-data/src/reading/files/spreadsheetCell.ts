/** What begins a formula in a spreadsheet, in full width too. */
const formula = '[=+\\-@＝＋－＠]';
/** What stands before the first sign that counts; spreadsheets may drop invisible signs. */
const lead = '[\\s\\p{Cc}\\p{Cf}"\']*';
/** Where a cell may begin, whichever separator the spreadsheet expects. */
const cellStart = `(?:^|[;,|])${lead}`;

const begins = new RegExp(`(${cellStart})(?=${formula})`, 'gu');
const escaped = new RegExp(`(${cellStart})'(?=${formula})`, 'gu');

const startsFormula = new RegExp(`^${formula}`, 'u');

const parts = new RegExp(`^(${lead})(.*)$`, 'su');
const escapedParts = new RegExp(`^(${lead})'(.*)$`, 'su');

/** Digits and signs without a letter, but those of '1e5', '2024-01-01T10:00' and '12:30 p. m.'. */
const number =
  /^[^\p{L}\p{N}]*\p{Nd}(?:[^\p{L}]|(?<=\p{Nd}\s?)e(?=\s?[-+]?\p{Nd})|(?<=\p{Nd})t(?=\p{Nd}))*(?:[ap]\.?\s?m\.?)?\P{L}*$/iu;

const truth = /^(?:true|false|verdadero|falso)\P{L}*$/iu;

const digit = /\p{Nd}/u;

/** Names of months and days of the week, whole and short, and what stands between them and numbers. */
const dateWords: ReadonlySet<string> = new Set([
  ...['de', 'del', 'of', 'sep'],
  ...['es', 'en'].flatMap((language) =>
    (['long', 'short'] as const).flatMap((length) => {
      const nameOf = (options: Intl.DateTimeFormatOptions, time: number) =>
        new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
          .format(time)
          .toLowerCase()
          .replace(/\P{L}/gu, '');
      return Array.from({ length: 12 }, (_, index) => [
        nameOf({ month: length }, Date.UTC(2024, index)),
        nameOf({ weekday: length }, Date.UTC(2024, 0, index)),
      ]).flat();
    }),
  ),
]);

const isDate = (text: string) =>
  digit.test(text) &&
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => dateWords.has(word));

/** The length of texts that may be values; of longer ones deciding it would take too long. */
const maxValueChars = 1000;

/** Whether a spreadsheet may take a text for a number, an amount, a date, a time or a truth value. */
const isValue = (text: string) =>
  text.length <= maxValueChars &&
  !startsFormula.test(text) &&
  (number.test(text) || truth.test(text) || isDate(text));

/**
 * A text as one cell of a table that begins no formula, even where the spreadsheet separates by
 * another sign, and stays a text although it looks like a number or a date: an apostrophe stands before
 * each sign of a formula, and before such a text.
 */
export function spreadsheetCell(text: string): string {
  const line = text.replace(/[\t\r\n\v\f]+/g, ' ');
  const [, start = '', rest = ''] = parts.exec(line) ?? [];
  return (isValue(rest) ? `${start}'${rest}` : line).replace(begins, "$1'");
}

/** The text of such a cell. */
export function textOfCell(cell: string): string {
  const [, start = '', rest = ''] = escapedParts.exec(cell) ?? [];
  return (isValue(rest) ? start + rest : cell).replace(escaped, '$1');
}
