import { laterListId, type SavedCourse } from '../lists/courseList.ts';
import { pollKey } from '../poll/pollLink.ts';
import { isWithin } from '../poll/storedPoll.ts';
import type { BackupRecords, UnreadRecord } from './backup.ts';

/** The number of records of each kind; none of those that are missing. */
export type BackupCounts = Readonly<Partial<Record<UnreadRecord['kind'], number>>>;

/** The records of a file that are not in the browser yet. Existing records are never replaced. */
export function newInBackup(backup: BackupRecords, present: BackupRecords): BackupRecords {
  const without = <T>(items: readonly T[], known: readonly T[], nameOf: (item: T) => string) => {
    const names = new Set(known.map(nameOf));
    // A file may also name one twice.
    return items.filter((item) => !names.has(nameOf(item)) && names.add(nameOf(item)));
  };
  const heads = new Set([...backup.lists, ...present.lists].map(({ id }) => id));
  // A course whose list is gone is shown in the first one, once.
  const placeOf = ({ course, listId }: SavedCourse) =>
    `${heads.has(listId) ? listId : laterListId} ${course.id}`;
  const polls = new Map(present.polls.map((kept) => [pollKey(kept.poll), kept]));
  return {
    cart: without(backup.cart, present.cart, ({ course }) => course.id),
    // The list that always exists has no record.
    lists: without(backup.lists, present.lists, ({ id }) => id).filter(
      ({ id }) => id !== laterListId,
    ),
    saved: without(backup.saved, present.saved, placeOf),
    owned: without(backup.owned, present.owned, ({ course }) => course.id),
    plan: present.plan === null ? backup.plan : null,
    followed: without(backup.followed, present.followed, ({ query }) => query),
    // Votes are merged, so a known poll may contain new ones.
    polls: backup.polls.filter((kept) => {
      const known = polls.get(pollKey(kept.poll));
      return known === undefined || !isWithin(kept, known);
    }),
  };
}

/** How many records there are of each kind. */
export const countsOf = ({ plan, ...collections }: BackupRecords): BackupCounts => ({
  cart: collections.cart.length,
  lists: collections.lists.length,
  saved: collections.saved.length,
  owned: collections.owned.length,
  plan: plan === null ? 0 : 1,
  followed: collections.followed.length,
  polls: collections.polls.length,
});

/** Whether a file contains nothing new. */
export const isEmptyBackup = (records: BackupRecords): boolean =>
  Object.values(countsOf(records)).every((count) => count === 0);
