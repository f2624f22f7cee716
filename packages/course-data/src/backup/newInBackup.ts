import { isWithin } from '../letter/keptLetter.ts';
import { letterKey } from '../letter/letterLink.ts';
import { itemName } from '../lists/listCodecs.ts';
import type { Backup } from './backup.ts';

/** The records of a backup file or of a browser. */
export type BackupRecords = Omit<Backup, 'account' | 'category' | 'language'>;

/** The records of a file that are not in the browser yet. Existing records are never replaced. */
export function newInBackup(backup: BackupRecords, present: BackupRecords): BackupRecords {
  const without = <T>(items: readonly T[], known: readonly T[], nameOf: (item: T) => string) => {
    const names = new Set(known.map(nameOf));
    return items.filter((item) => !names.has(nameOf(item)));
  };
  const letters = new Map(present.letters.map((kept) => [letterKey(kept.letter), kept]));
  return {
    cart: without(backup.cart, present.cart, ({ course }) => course.id),
    lists: without(backup.lists, present.lists, ({ id }) => id),
    saved: without(backup.saved, present.saved, ({ listId, course }) =>
      itemName(listId, course.id),
    ),
    owned: without(backup.owned, present.owned, ({ course }) => course.id),
    plan: present.plan === null ? backup.plan : null,
    followed: without(backup.followed, present.followed, ({ query }) => query),
    // Votes are merged, so a known letter may contain new ones.
    letters: backup.letters.filter((kept) => {
      const known = letters.get(letterKey(kept.letter));
      return known === undefined || !isWithin(kept, known);
    }),
  };
}

/** Whether a file contains nothing new. */
export const isEmptyBackup = ({ plan, ...collections }: BackupRecords): boolean =>
  plan === null && Object.values(collections).every((items) => items.length === 0);
