import { itemName } from '../lists/listCodecs.ts';
import type { Backup } from './backup.ts';

/** The records of a file or of a browser. */
export type BackupRecords = Pick<Backup, 'cart' | 'lists' | 'saved' | 'owned' | 'plan'>;

/** What a file would bring that is not there yet. What is there already always stays. */
export function newInBackup(backup: BackupRecords, present: BackupRecords): BackupRecords {
  const without = <T>(items: readonly T[], known: readonly T[], nameOf: (item: T) => string) => {
    const names = new Set(known.map(nameOf));
    return items.filter((item) => !names.has(nameOf(item)));
  };
  return {
    cart: without(backup.cart, present.cart, ({ course }) => course.id),
    lists: without(backup.lists, present.lists, ({ id }) => id),
    saved: without(backup.saved, present.saved, ({ listId, course }) =>
      itemName(listId, course.id),
    ),
    owned: without(backup.owned, present.owned, ({ course }) => course.id),
    plan: present.plan === null ? backup.plan : null,
  };
}

/** Whether a file brings nothing new. */
export const isNothing = ({ cart, lists, saved, owned, plan }: BackupRecords): boolean =>
  cart.length + lists.length + saved.length + owned.length === 0 && plan === null;
