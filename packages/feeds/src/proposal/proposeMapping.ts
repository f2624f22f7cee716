import {
  type FeedRecord,
  isAbsent,
  readFlag,
  readMoney,
  readNumber,
  readRating,
  scalarOf,
} from '@aulario/course-data/reading';
import { cellAt } from '../providers/mappedCells.ts';
import type { MappedField, Mapping } from '../providers/mapping.ts';
import type { Provider } from '../providers/provider.ts';
import { targetsIn, withEncodedBlanks } from '../record/addressKey.ts';
import { columnNames, columnsCalled, numberBehind } from './columnNames.ts';

/** A mapping as far as the file shows it, with the questions that are left. */
export interface MappingProposal {
  mapping: Mapping;
  /** How numbers and dates are written, whether titles run into other texts, and which rows are published, where cells show it. */
  style: Partial<Pick<Provider, 'numbers' | 'dates' | 'completesOnly' | 'rows'>>;
  /** Questions that the file does not answer. */
  open: string[];
}

/** What is in brackets behind a name: a unit, or a currency. */
const bracketIn = (column: string) => /\((.+)\)/.exec(column)?.[1] ?? '';

/** The units of things that are sent: 'Length (cm)'. */
const unitsOfThings = ['mm', 'cm', 'm', 'in', 'kg', 'lb', 'lbs'];

/** The fact that a length is, and the unit of its numbers, by the name of its column. */
function lengthIn(
  column: string,
): [MappedField, { unit?: 'hours' | 'minutes' | 'seconds' }] | null {
  const isWeeks = /week|semana|woche|semaine/i.test(column);
  if (/hour|hora|hrs|\(h\)|stunde|heure/i.test(column))
    return isWeeks ? ['weeklyHours', {}] : ['minutes', { unit: 'hours' }];
  if (isWeeks) return ['weeks', {}];
  if (/min/i.test(column)) return ['minutes', { unit: 'minutes' }];
  return /second|segundo|sekunde/i.test(column) ? ['minutes', { unit: 'seconds' }] : null;
}

/** The column with the unit of another one's numbers: 'expected_duration_unit'. */
const unitColumn = (column: string, columns: readonly string[]) =>
  columns.find((each) => each !== column && each.replace(/[ ._-]?units?$/i, '') === column);

const withScheme = /^https?:\/\//i;
const withHost = /^(?:[a-z\d-]+\.)+[a-z]{2,}\//i;
const picture = /\.(?:jpe?g|png|gif|webp|svg)\b/i;

/** The address of a course in a cell, or to which it leads; null for a picture, and for the end of an address. */
export function addressIn(value: unknown): URL | null {
  const text = withEncodedBlanks(scalarOf(value));
  const address = withHost.test(text) ? `https://${text}` : text;
  if (/\s/.test(text) || picture.test(text) || !withScheme.test(address)) return null;
  const whole = targetsIn(address).find((target) => withScheme.test(target)) ?? address;
  return URL.canParse(whole) ? new URL(whole) : null;
}

/** The column with the addresses of courses: one that is called so, else that with most of them. */
function addressColumn(columns: readonly string[], cellsOf: (column: string) => unknown[]) {
  const count = (column: string) =>
    new Set(cellsOf(column).flatMap((cell) => addressIn(cell)?.href ?? [])).size;
  const called = columnsCalled('url', columns);
  const found = called.find((column) => count(column) > 0);
  if (found !== undefined) return found;
  const [most] = columns
    .map((column) => ({ column, addresses: count(column) }))
    .filter(({ addresses }) => addresses > 0)
    .toSorted((one, other) => other.addresses - one.addresses);
  return most?.column ?? called[0];
}

/** Whether addresses have queries and no path is that of two titles. A query that leads to another address is needed. */
function haveIdleQueries(cells: readonly (readonly [address: unknown, title: unknown])[]): boolean {
  if (cells.some(([cell]) => targetsIn(scalarOf(cell)).some((each) => withScheme.test(each))))
    return false;
  const pages = cells.flatMap(([cell, title]) => {
    const url = addressIn(cell);
    return url === null ? [] : [{ url, path: url.host + url.pathname, title: scalarOf(title) }];
  });
  const paths = new Set(pages.map(({ path }) => path));
  const titled = new Set(pages.map(({ path, title }) => `${path} ${title}`));
  return (
    paths.size > 1 &&
    titled.size === paths.size &&
    pages.some(({ url }) => url.search !== '') &&
    pages.every(({ url, title }) => url.hash === '' && title !== '')
  );
}

/** Some words between commas: 'video, Photoshop basics'. */
const isListOfWords = /^[^,|;[\].]{2,40}(?:,[^,|;[\].]{2,40})+$/;

/** Numbers that rise from row to row number them, unless they are much greater than there are rows. */
const maxRowsLeftOut = 100;

/** Whether cells only number the rows, of which some may have been left out. */
function areRowNumbers(cells: readonly unknown[]): boolean {
  const numbers = cells.map((cell) => readNumber(cell) ?? Number.NaN);
  const isRising = numbers.every(
    (number, index) => index === 0 || number > (numbers[index - 1] ?? 0),
  );
  const [first = Number.NaN, second = Number.NaN] = numbers;
  const isEven = numbers.every((number, index) => number === first + index * (second - first));
  const isLow = (numbers.at(-1) ?? 0) < numbers.length * maxRowsLeftOut;
  return isRising && (isEven ? first <= 1 : isLow && numbers.length >= 10);
}

/** The order of days and months that some dates show and none contradicts. */
function dateStyle(cells: readonly unknown[]): Provider['dates'] {
  const dates = cells.flatMap((cell) => {
    const [, first, second] = /^(\d{1,2})[/-](\d{1,2})[/-]\d{4}\b/.exec(scalarOf(cell)) ?? [];
    return first === undefined ? [] : [[Number(first), Number(second)]];
  });
  const isOver = (place: 0 | 1) => dates.some((date) => (date[place] ?? 0) > 12);
  if (isOver(0) === isOver(1)) return undefined;
  return isOver(0) ? 'day-month-year' : 'month-day-year';
}

/** A comma before decimals, if some numbers have it and none has a point there. */
function numberStyle(cells: readonly unknown[]): Provider['numbers'] {
  const has = (pattern: RegExp) => cells.some((cell) => pattern.test(scalarOf(cell)));
  return has(/^\D*\d{1,3}(?:\.?\d{3})*,\d{1,2}\D*$/) && !has(/^\D*\d[\d,]*\.\d{1,2}\D*$/)
    ? '1.234,5'
    : undefined;
}

/** Two texts of a page in one cell: 'Become a Software ArchitectThe most comprehensive guide'. */
const runsInto = /[\p{Ll}\d)!?.:]\p{Lu}\p{Ll}.* /u;

/** The facts of which a table may have a column for each entry: 'Instructor 1', 'Instructor 2'. */
const lists: readonly MappedField[] = ['instructors', 'subjects', 'subtitles'];

const numeric: readonly MappedField[] = ['price', 'rating', 'ratingCount', 'learners', 'lectures'];

/** Some records of a table, and what they leave open. */
interface Sample {
  readonly columns: readonly string[];
  readonly cellsOf: (column: string) => unknown[];
  readonly ask: (question: string) => void;
}

/** Columns that say whether a row is published: the words for yes, beside those for no. */
const publishing =
  /^(?:(?:is[ _]?)?(?:published|visible|available|active|hidden)|visibility(?: in catalog)?|(?:post[ _]?|product[ _]?)?status|state)$/i;
const shownWords =
  /^(?:1|true|yes|publish|published|active|activo|publicado|visible|live|catalog)$/i;
const hiddenWords =
  /^(?:0|-1|false|no|draft|borrador|pending|private|archived|inactive|inactivo|hidden|trash|unlisted|future)$/i;

/** The rows that are published, where each cell of a column says in one word whether its row is. */
function publishedRows({ columns, cellsOf }: Sample): Provider['rows'] | undefined {
  const rows = columns
    .filter((column) => publishing.test(column))
    .flatMap((column) => {
      const words = [...new Set(cellsOf(column).map((cell) => scalarOf(cell).trim()))];
      const [yes, no] = /hidden/i.test(column)
        ? [hiddenWords, shownWords]
        : [shownWords, hiddenWords];
      const shown = words.filter((word) => yes.test(word));
      const isAnswered = shown.length > 0 && words.every((word) => yes.test(word) || no.test(word));
      return isAnswered ? [[column, shown] as const] : [];
    });
  return rows.length === 0 ? undefined : Object.fromEntries(rows);
}

type Fact = [field: MappedField, place: unknown];

function isMostly({ cellsOf }: Sample, column: string, test: (cell: unknown) => boolean): boolean {
  const cells = cellsOf(column);
  return cells.filter(test).length > cells.length / 2;
}

const isNumeric = (sample: Sample, column: string) =>
  isMostly(sample, column, (cell) => readNumber(scalarOf(cell).replace(',', '.')) !== null);

/** The facts in columns that are called like lengths. */
function lengthsIn(called: readonly string[], sample: Sample): Fact[] {
  const found = called.filter((column) => !unitsOfThings.includes(bracketIn(column)));
  const unitBeside = (column: string) => unitColumn(column, sample.columns);
  const hasUnit = (column: string) =>
    unitBeside(column) === undefined && (isNumeric(sample, column) || bracketIn(column) !== '');
  const texts = found
    .filter((column) => !hasUnit(column))
    .flatMap((column) => [column, unitBeside(column) ?? []].flat());
  const numbers = found.filter(hasUnit).flatMap((column): Fact[] => {
    const length = lengthIn(column);
    if (length === null)
      sample.ask(`'${column}' has numbers: say in 'unit' of 'minutes' what they are`);
    return length === null ? [] : [[length[0], { column, ...length[1] }]];
  });
  const [text] = texts;
  const workload = texts.length > 1 ? { columns: texts } : text;
  return workload === undefined ? numbers : [...numbers, ['workload', workload]];
}

/** Where a fact is, of which these columns have the name. */
function placesOf(field: MappedField, found: readonly string[], sample: Sample): Fact[] {
  const { cellsOf, ask } = sample;
  const [column] = found;
  if (column === undefined) return [];
  if (field === 'workload') return lengthsIn(found, sample);
  if (field === 'price') {
    const alike = found.filter((each) => bracketIn(each) === bracketIn(column));
    return [[field, alike.length > 1 ? alike : column]];
  }
  const numbered = found.filter((each) => numberBehind.test(each));
  if (lists.includes(field) && numbered.length > 1) return [[field, { columns: numbered }]];
  if (field === 'instructors' && cellsOf(column).some((cell) => scalarOf(cell).includes(',')))
    ask(`'${column}' has commas: say in 'separator' whether they part names`);
  if (field === 'isFree' && /paid/i.test(column)) return [[field, { column, not: true }]];
  if (
    field === 'subjects' &&
    isMostly(sample, column, (cell) => isListOfWords.test(scalarOf(cell)))
  )
    return [[field, { column, separator: ',' }]];
  // Numbers of rows tell no courses apart, and a list is no id.
  const isId = cellsOf(column).every((cell) => scalarOf(cell) !== '');
  if (field === 'id' && (!isId || areRowNumbers(cellsOf(column)))) return [];
  // A rating of 0 means that there is none.
  const isStars = (cell: unknown) => readRating(cell) !== null || Number(cell) === 0;
  if (field === 'rating' && cellsOf(column).length > 0 && !isMostly(sample, column, isStars)) {
    ask(`'${column}' has no stars from 0 to 5: say in 'pattern' where they stand`);
    // Else it is read if it has the name of the fact.
    return [[field, []]];
  }
  if (field === 'published' && isMostly(sample, column, (cell) => readFlag(cell) !== null))
    return [[field, []]];
  // Both days in one cell: '2024-01-01T00:00/2024-01-31T23:59'.
  if (field === 'saleStarts' && /effective/i.test(column))
    return [[field, { column, pattern: '^[^/]+' }]];
  if (field === 'saleEnds' && /effective/i.test(column))
    return [[field, { column, pattern: '[^/]+$' }]];
  return [[field, column]];
}

type FoundColumns = ReadonlyMap<MappedField, readonly string[]>;

/** How the cells of these columns are written. */
function styleOf(found: FoundColumns, sample: Sample): MappingProposal['style'] {
  const cellsOfAll = (...fields: readonly MappedField[]) =>
    fields.flatMap((field) => (found.get(field) ?? []).flatMap(sample.cellsOf));
  const dates = dateStyle(cellsOfAll('published', 'updated', 'saleStarts', 'saleEnds'));
  const numbers = numberStyle(cellsOfAll(...numeric, 'workload'));
  const rows = publishedRows(sample);
  const [title] = found.get('title') ?? [];
  const completesOnly =
    title !== undefined && isMostly(sample, title, (cell) => runsInto.test(scalarOf(cell)));
  return {
    ...(numbers && { numbers }),
    ...(dates && { dates }),
    ...(completesOnly && { completesOnly }),
    ...(rows && { rows }),
  };
}

/**
 * Proposes where the facts of a table are, by the names of its columns and some of its records.
 *
 * @param prefix - What stands before the cells of the address.
 */
export function proposeMapping(
  columns: readonly string[],
  records: readonly FeedRecord[],
  prefix = '',
): MappingProposal {
  const open: string[] = [];
  const ask = (question: string) => void open.push(question);
  const cellsOf = (column: string) =>
    records.map((record) => cellAt(record, column)).filter((cell) => !isAbsent(cell));
  const sample: Sample = { columns, cellsOf, ask };
  const url =
    prefix === ''
      ? addressColumn(columns, cellsOf)
      : (columnsCalled('url', columns)[0] ?? columnsCalled('id', columns)[0]);
  const found = new Map(columnNames.map(([field]) => [field, columnsCalled(field, columns)]));
  found.set('url', url === undefined ? [] : [url]);
  const mapping = Object.fromEntries(
    [...found].flatMap(([field, called]) => placesOf(field, called, sample)),
  );
  if (prefix !== '' && url !== undefined) mapping['url'] = { column: url, prefix };
  const [title = ''] = found.get('title') ?? [];
  const titledOf = (column: string) =>
    records.map((record) => [cellAt(record, column), cellAt(record, title)] as const);
  if (prefix === '' && url !== undefined && haveIdleQueries(titledOf(url))) {
    ask(`What is behind '?' in '${url}' is left out: say if it tells courses apart`);
    mapping['url'] = { column: url, pattern: '^[^?]+' };
  }
  const [price = ''] = found.get('price') ?? [];
  const currency = readMoney(`1 ${bracketIn(price)}`, null)?.currency;
  if (mapping['currency'] === undefined && currency !== undefined)
    mapping['currency'] = { value: currency };
  if (mapping['currency'] === undefined && price !== '' && isNumeric(sample, price))
    ask(`'${price}' has no currency: say it, as "currency": { "value": "USD" }`);
  if (price !== '') ask(`When was it recorded? Without "recorded" its prices are of today`);
  // A title may be reworded.
  const hasId = mapping['id'] !== undefined && mapping['id'] !== mapping['title'];
  if (!hasId && mapping['url'] !== undefined) mapping['id'] = mapping['url'];
  for (const needed of ['title', 'url'])
    if (mapping[needed] === undefined) ask(`No column is called like a ${needed}`);
  return { mapping, style: styleOf(found, sample), open };
}
