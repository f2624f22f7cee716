import type { CalendarDay, Money } from '@aulario/course-data';
import { localDay } from '@aulario/course-data/days';
import { lineOf, readFlag, readMoney } from '@aulario/course-data/reading';
import type { Moment } from '@aulario/course-data/records';
import { addedCourse } from '../add/addedCourse.ts';
import { freePrice, typedMoney, typedPrice } from '../add/typedPrice.ts';
import type { OwnedCourse } from '../lists/courseList.ts';
import { dateOrderOf, type NumericOrder, readHistoryDay } from './historyDay.ts';
import type { HistoryField, HistoryMapping, HistoryTable } from './historyTable.ts';

/** A parsed row of an export. */
export interface HistoryRow {
  /** 1-based, without the header row. */
  readonly rowNumber: number;
  readonly title: string;
  /** '' without one. */
  readonly address: string;
  /** The facts about owning the course. */
  readonly owning: Pick<OwnedCourse, 'ownedOn' | 'ownedAt' | 'paid' | 'progress'>;
  /** Whether the row has an invalid or ambiguous date. */
  readonly isDateUnread: boolean;
  /** Whether the row has a price whose amount or currency cannot be read. */
  readonly isPriceUnread: boolean;
  /** The row as an added course; null when its facts are not enough. */
  readonly own: OwnedCourse['course'] | null;
}

const maxNameChars = 200;

/** What is done of a course, as a percentage; null if a text names none ('3 of 12' is 25). */
function percentageIn(text: string): number | null {
  const parts = /(?<![\d/])(\d{1,4})\s*(?:\/|of|out of|de)\s*(\d{1,4})(?![\d/])/i.exec(text);
  if (parts !== null) return (100 * Number(parts[1])) / Number(parts[2]);
  const share =
    /^(\d{1,3}(?:[.,]\d+)?)$/.exec(text) ?? /(?<!\d)(\d{1,3}(?:[.,]\d+)?)\s*%/.exec(text);
  return share === null ? null : Number(share[1]?.replace(',', '.'));
}

/** A column that says of each course whether, or when, it was finished: 'Terminado', 'Fecha de finalización'. */
const endColumn = /complet|finish|termin|acabad|finaliz|conclu|hech[oa]|\bdone/i;

const mark = /^[x✓✔☑✅]\ufe0f?$/iu;

/** Whether a cell of such a column answers that it was: 'Sí', 'TRUE', 'x', a day. 1 is 1 %. */
const isYes = (text: string, order: NumericOrder | null): boolean =>
  (text !== '1' && readFlag(text) === true) ||
  mark.test(text) ||
  readHistoryDay(text, order) !== null;

/**
 * Parses progress: a percentage or fraction ('45 %', '0.45', '3 of 12'; 1 is 1 %), or words ('Not
 * started', 'NOT_STARTED', 'Finalizado', 'En progreso').
 */
function readProgress(text: string): OwnedCourse['progress'] {
  const percentage = percentageIn(text);
  if (percentage !== null) {
    if (percentage >= 100) return 'finished';
    return percentage > 0 ? 'in-progress' : 'not-started';
  }
  const words = text.replaceAll(/_|(?<=[a-z])(?=[A-Z])/g, ' ');
  if (/^(?:(?:not|no|sin|por|never|aún no|todavía no)\b|un|incomplet)/i.test(words)) {
    return 'not-started';
  }
  if (
    /\b(?:finish|complet|passed|done|termin|acab|aprobad|finaliz|conclu|hech[oa]\b)/i.test(words)
  ) {
    return 'finished';
  }
  return /progres|proceso|started|ongoing|marcha|en curso|cursando|estudiando|empezad|iniciad/i.test(
    words,
  )
    ? 'in-progress'
    : 'not-started';
}

function readOwnedOn(
  text: string,
  order: NumericOrder | null,
  today: CalendarDay,
): CalendarDay | null {
  const day = readHistoryDay(text, order);
  return day === null || day > today ? null : day;
}

const noPrice = /^[.,\s]*$/;

/** The price paid, if any; and whether there is one that cannot be read. */
function readPaid(price: string, currency: string): { paid: Money | null; isPriceUnread: boolean } {
  // A spreadsheet's '$' may be another dollar than a column of currencies says.
  const stated = currency === '' ? null : readMoney(price, currency, typedMoney);
  const read = stated === null && currency === '' ? typedPrice(price) : null;
  const paid = read?.kind === 'paid' ? read.money : stated;
  const isFree = noPrice.test(price) || freePrice.test(price) || paid?.amount === 0;
  return { paid: isFree ? null : paid, isPriceUnread: paid === null && !isFree };
}

/**
 * Parses the rows of an export. Invalid and future days are unknown. Does not execute or fetch
 * anything in a row.
 */
export function historyRows(
  { rows, columns: names }: Pick<HistoryTable, 'rows' | 'columns'>,
  mapping: HistoryMapping,
  now: Moment,
): readonly HistoryRow[] {
  const columns = new Map(mapping.map(({ field, column }) => [field, column ?? -1]));
  const textIn = (cells: readonly string[], field: HistoryField) =>
    (cells[columns.get(field) ?? -1] ?? '').trim();
  const isOfEnd = endColumn.test(names[columns.get('progress') ?? -1] ?? '');
  const order = dateOrderOf(rows.map((cells) => textIn(cells, 'date')));
  return rows.map((cells, index) => {
    const textOf = (field: HistoryField) => textIn(cells, field);
    const title = lineOf(textOf('title'), maxNameChars);
    const address = textOf('address').replace(/^http:/i, 'https:');
    const { paid, isPriceUnread } = readPaid(textOf('price'), textOf('currency'));
    const ownedOn = readOwnedOn(textOf('date'), order, localDay(now));
    const own = addedCourse(
      address,
      {
        title,
        platform: '',
        instructor: lineOf(textOf('teacher'), maxNameChars),
        price: { kind: 'unknown' },
        hours: '',
        language: null,
        level: null,
      },
      new Date(now).getFullYear(),
    );
    return {
      rowNumber: index + 1,
      title,
      address,
      owning: {
        ownedOn,
        ownedAt: now,
        paid,
        progress:
          isOfEnd && isYes(textOf('progress'), order)
            ? 'finished'
            : readProgress(textOf('progress')),
      },
      isDateUnread: ownedOn === null && textOf('date') !== '',
      isPriceUnread,
      own,
    };
  });
}
