import type { Course } from '@aulario/course-data';
import { httpsAddress } from '@aulario/safe-url';
import { plainAddress } from '../add/addedCourse.ts';
import type { OwnedCourse } from '../lists/courseList.ts';
import type { HistoryRow } from './historyRows.ts';

/** Why a row was refused. */
export type HistoryRefusal = 'no-title' | 'no-address' | 'bad-address' | 'twice' | 'there';

/** The result of importing a file of owned courses: every row is in one of the three lists. */
export interface ImportedHistory {
  /** Courses of the catalogue. */
  readonly matched: readonly OwnedCourse[];
  /** Courses that are not in the catalogue. */
  readonly own: readonly OwnedCourse[];
  readonly refused: readonly { row: HistoryRow; refusal: HistoryRefusal }[];
  /** The number of courses whose date could not be read. */
  readonly unreadDates: number;
  /** The number of courses whose price could not be read. */
  readonly unreadPrices: number;
}

/** Finds a course of the catalogue by address ('' when unknown) and title; null for none. */
export type FindExistingCourse = (address: string, title: string) => Promise<Course | null>;

function refusalOf({ title, address }: HistoryRow): HistoryRefusal {
  if (address === '') return title === '' ? 'no-title' : 'no-address';
  return httpsAddress(address) === null ? 'bad-address' : 'no-title';
}

/** Sorts the rows of an export into catalogue courses, added courses and refused rows. */
export async function importHistory(
  rows: readonly HistoryRow[],
  findExistingCourse: FindExistingCourse,
  isOwned: (courseId: string) => boolean,
): Promise<ImportedHistory> {
  const matched: OwnedCourse[] = [];
  const own: OwnedCourse[] = [];
  const refused: { row: HistoryRow; refusal: HistoryRefusal }[] = [];
  const seenIds = new Set<string>();
  let unreadDates = 0;
  let unreadPrices = 0;
  for (const row of rows) {
    const address = httpsAddress(row.address);
    const plain = address === null ? '' : plainAddress(address);
    const isFindable = row.title !== '' || plain !== '';
    const existing = isFindable ? await findExistingCourse(plain, row.title) : null;
    const course = existing ?? row.own;
    if (course === null) refused.push({ row, refusal: refusalOf(row) });
    else if (seenIds.has(course.id)) refused.push({ row, refusal: 'twice' });
    else if (isOwned(course.id)) refused.push({ row, refusal: 'there' });
    else {
      (existing === null ? own : matched).push({ course, ...row.owning });
      if (row.isDateUnread) unreadDates += 1;
      if (row.isPriceUnread) unreadPrices += 1;
    }
    if (course !== null) seenIds.add(course.id);
  }
  return { matched, own, refused, unreadDates, unreadPrices };
}
