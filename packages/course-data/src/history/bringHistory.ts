import { httpsAddress } from '@aulario/safe-url';
import { plainAddress } from '../add/addedCourse.ts';
import type { Course } from '../course/course.ts';
import type { OwnedCourse } from '../lists/courseList.ts';
import type { HistoryRow } from './historyRows.ts';

/** Why a row brings no course. */
export type HistoryRefusal = 'no-title' | 'no-address' | 'bad-address' | 'twice' | 'there';

/** What a file of somebody's courses brings: every row is in one of the three. */
export interface BroughtHistory {
  /** Courses of the catalogue. */
  readonly matched: readonly OwnedCourse[];
  /** Courses that only the reader knows. */
  readonly own: readonly OwnedCourse[];
  readonly refused: readonly { row: HistoryRow; refusal: HistoryRefusal }[];
  /** How many of the courses come without a day, though their rows have a date. */
  readonly unreadDates: number;
}

/** The course of the catalogue at an address ('' = unknown) with a title; null = none. */
export type FindTwin = (address: string, title: string) => Promise<Course | null>;

function refusalOf({ title, address }: HistoryRow): HistoryRefusal {
  if (address === '') return title === '' ? 'no-title' : 'no-address';
  return httpsAddress(address) === null ? 'bad-address' : 'no-title';
}

/** Sorts the rows of an export: what the catalogue has, what is the reader's own, what is refused. */
export async function bringHistory(
  rows: readonly HistoryRow[],
  findTwin: FindTwin,
  isOwned: (courseId: string) => boolean,
): Promise<BroughtHistory> {
  const matched: OwnedCourse[] = [];
  const own: OwnedCourse[] = [];
  const refused: { row: HistoryRow; refusal: HistoryRefusal }[] = [];
  const seenIds = new Set<string>();
  let unreadDates = 0;
  for (const row of rows) {
    const address = httpsAddress(row.address);
    const plain = address === null ? '' : plainAddress(address);
    const isFindable = row.title !== '' || plain !== '';
    const twin = isFindable ? await findTwin(plain, row.title) : null;
    const course = twin ?? row.own;
    if (course === null) refused.push({ row, refusal: refusalOf(row) });
    else if (seenIds.has(course.id)) refused.push({ row, refusal: 'twice' });
    else if (isOwned(course.id)) refused.push({ row, refusal: 'there' });
    else {
      (twin === null ? own : matched).push({ course, ...row.owning });
      if (row.isDateUnread) unreadDates += 1;
    }
    if (course !== null) seenIds.add(course.id);
  }
  return { matched, own, refused, unreadDates };
}
