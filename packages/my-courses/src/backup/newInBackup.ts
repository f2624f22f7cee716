import { laterListId } from '../lists/courseList.ts';
import type { UnreadRecord } from './backup.ts';
import {
  type BackupKind,
  type BackupRecords,
  backupKinds,
  recordKinds,
  recordsBy,
} from './backupKinds.ts';

/** The number of records of each kind; none of those that are missing. */
export type BackupCounts = Readonly<Partial<Record<UnreadRecord['kind'], number>>>;

const later = { id: laterListId, name: '', createdAt: 0 };

/** The records of a file that are not in the browser yet. Existing records are never replaced. */
export function newInBackup(backup: BackupRecords, present: BackupRecords): BackupRecords {
  const all: BackupRecords = { ...present, lists: [later, ...present.lists] };
  const listIds = new Set([...backup.lists, ...all.lists].map(({ id }) => id));

  return recordsBy(<Kind extends BackupKind>(kind: Kind) => {
    const { nameOf, adds = () => false } = recordKinds[kind];
    const known = new Map(all[kind].map((item) => [nameOf(item, listIds), item]));
    return backup[kind].filter((item) => {
      const name = nameOf(item, listIds);
      const same = known.get(name);
      if (same !== undefined && !adds(item, same)) return false;
      // A file may also name one twice.
      known.set(name, item);
      return true;
    });
  });
}

/** How many records there are of each kind. */
export const countsOf = (records: BackupRecords): BackupCounts =>
  Object.fromEntries(backupKinds.map((kind) => [kind, records[kind].length]));

/** Whether a file contains nothing new. */
export const isEmptyBackup = (records: BackupRecords): boolean =>
  backupKinds.every((kind) => records[kind].length === 0);
