import { type Course, knownLocalDay, type Money, platformOf } from '@aulario/course-data';
import { spreadsheetCell } from '@aulario/course-data/reading';
import { type CsvFormat, csvFormat } from '../lists/csv/csvFormat.ts';
import type { PlanSettings } from '../plan/planSettings.ts';
import type { BackupRecords } from './backupKinds.ts';

/** The header row is in English, for programs. */
const recordColumns = [
  // cart, list, saved, owned, plan, followed, poll
  'kind',
  // Of the list, the setting, the search or the poll.
  'name',
  // Of the course.
  ...['id', 'title', 'platform', 'address', 'price', 'currency', 'added'],
  // opened, left out; not-started, in-progress, finished; yes, maybe, no.
  'state',
  // In percent.
  'done',
  ...['paid', 'paidCurrency', 'owned', 'finished', 'certificate'],
  // Of a setting; of a followed search, the day on which it was last seen.
  'value',
  'note',
] as const;

/** The cells of a record; those that it lacks are empty. */
type Row = { readonly kind: string } & Partial<
  Readonly<Record<Exclude<(typeof recordColumns)[number], 'kind'>, string>>
>;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The settings of a plan, a row for each of their values. */
function planRows(plan: PlanSettings, { numberCell, moneyCells }: CsvFormat): Row[] {
  const setting = (name: keyof PlanSettings, value: string): Row => ({ kind: 'plan', name, value });
  const ofCourse = (name: keyof PlanSettings, id: string, value = ''): Row => ({
    ...setting(name, value),
    id: spreadsheetCell(id),
  });
  return [
    setting('weeklyHours', numberCell(plan.weeklyHours)),
    setting('studyDays', plan.studyDays.map((day) => weekdays[day] ?? '').join(' ')),
    setting('start', plan.start),
    setting('until', plan.until ?? ''),
    ...plan.freeWeeks.map((monday) => setting('freeWeeks', monday)),
    setting('listId', spreadsheetCell(plan.listId ?? '')),
    ...plan.order.map((id, index) => ofCourse('order', id, numberCell(index + 1))),
    ...plan.leftOut.map((id) => ofCourse('leftOut', id)),
    ...Object.entries(plan.hours).map(([id, hours]) => ofCourse('hours', id, numberCell(hours))),
    ...plan.monthlyPrices.map(({ platform, monthly, hasCertificates }) => {
      const [price, currency] = moneyCells(monthly);
      return {
        ...setting('monthlyPrices', hasCertificates ? 'with certificates' : ''),
        platform: spreadsheetCell(platformOf(platform).name),
        price,
        currency,
      };
    }),
  ];
}

const text = (written: string | undefined) => spreadsheetCell(written ?? '');

/** The cells of a course. */
function courseCells({ id, title, platform, url, price }: Course, format: CsvFormat) {
  const [amount, currency] = format.priceCells(price);
  const name = platformOf(platform).name;
  return {
    id: text(id),
    title: text(title),
    platform: text(name),
    address: text(url),
    price: amount,
    currency,
  };
}

function paidCells(paid: Money | null, { moneyCells }: CsvFormat) {
  const [amount, paidCurrency] = moneyCells(paid);
  return { paid: amount, paidCurrency };
}

function cartRows({ cart }: BackupRecords, format: CsvFormat): Row[] {
  return cart.map(({ course, addedAt, openedAt, isLeftOut }) => ({
    kind: 'cart',
    ...courseCells(course, format),
    added: knownLocalDay(addedAt) ?? '',
    state: isLeftOut ? 'left out' : openedAt === null ? '' : 'opened',
  }));
}

function listRows(
  { lists, saved }: BackupRecords,
  format: CsvFormat,
  nameOf: (name: string) => string,
): Row[] {
  const names = new Map(lists.map(({ id, name }) => [id, text(nameOf(name))]));
  return [
    ...lists.map(({ id, createdAt }) => ({
      kind: 'list',
      name: names.get(id) ?? '',
      added: knownLocalDay(createdAt) ?? '',
    })),
    ...saved.map(({ course, listId, addedAt, note }) => ({
      kind: 'saved',
      name: names.get(listId) ?? text(nameOf('')),
      ...courseCells(course, format),
      added: knownLocalDay(addedAt) ?? '',
      note: text(note),
    })),
  ];
}

function ownedRows({ owned }: BackupRecords, format: CsvFormat): Row[] {
  return owned.map((each) => ({
    kind: 'owned',
    ...courseCells(each.course, format),
    ...paidCells(each.paid, format),
    added: knownLocalDay(each.ownedAt) ?? '',
    state: each.progress,
    done: each.share === undefined ? '' : format.numberCell(each.share),
    owned: each.ownedOn ?? '',
    finished: each.finishedOn ?? '',
    certificate: text(each.certificateUrl),
    note: text(each.note),
  }));
}

const followedRows = ({ followed }: BackupRecords): Row[] =>
  followed.map(({ query, seenOn }) => ({
    kind: 'followed',
    name: text(query),
    value: seenOn ?? '',
  }));

/** The votes of the reader; those of others are in the poll's own link. */
const pollRows = ({ polls }: BackupRecords, nameOf: (name: string) => string): Row[] =>
  polls.flatMap(({ poll, voterId }) =>
    poll.courseIds.map((id, index) => {
      const opinions = voterId === null ? undefined : poll.voters.get(voterId)?.opinions;
      const { vote = null, note } = opinions?.get(index)?.value ?? {};
      return {
        kind: 'poll',
        name: text(nameOf(poll.name)),
        id: text(id),
        added: knownLocalDay(poll.startedAt) ?? '',
        state: vote ?? '',
        note: text(note),
      };
    }),
  );

/**
 * All records as one table, a row for each. No cell begins a formula.
 *
 * @param nameOf - The displayed name of a list; '' is the one that always exists.
 * @param locale - As `csvFormat` takes it.
 */
export function everythingCsv(
  records: BackupRecords,
  nameOf: (name: string) => string,
  locale: string,
): string {
  const format = csvFormat(locale);
  const rows: readonly Row[] = [
    ...cartRows(records, format),
    ...listRows(records, format, nameOf),
    ...ownedRows(records, format),
    ...records.plan.flatMap((plan) => planRows(plan, format)),
    ...followedRows(records),
    ...pollRows(records, nameOf),
  ];
  return format.table([
    recordColumns,
    ...rows.map((row) => recordColumns.map((column) => row[column] ?? '')),
  ]);
}
