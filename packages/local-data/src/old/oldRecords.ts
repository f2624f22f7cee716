import { guardStorage, type RecordStorage } from '../guardedStorage.ts';
import { createAccountFormat } from './accountFormat.ts';
import type { OldText } from './oldFormat.ts';
import { visitorFormat } from './visitorFormat.ts';

/** A record of an earlier release, and where it is. */
export interface OldRecord extends OldText {
  readonly key: string;
  readonly stored: string;
}

/** What earlier releases kept of one owner in `localStorage`. No method throws. */
export interface OldRecords {
  /** The records of a collection; those that nobody can read are left out. */
  read(collection: string): readonly OldRecord[];
  /** Removes records, except those that changed after they were read. */
  remove(records: readonly OldRecord[]): void;
  /** Removes everything of the owner, what nobody can read included. */
  erase(): void;
}

/** @param accountId - Null for the visitor. */
export function openOldRecords(source: RecordStorage, accountId: string | null): OldRecords {
  const storage = guardStorage(source);
  const format = accountId === null ? visitorFormat : createAccountFormat(accountId);

  return {
    read(name) {
      const { prefix, decode } = format.collection(name);
      return storage.keys(prefix).flatMap((key) => {
        const stored = storage.read(key);
        const record = stored === null ? null : decode(key, stored);
        return stored === null || record === null ? [] : [{ key, stored, ...record }];
      });
    },
    remove(records) {
      for (const { key, stored } of records) if (storage.read(key) === stored) storage.remove(key);
    },
    erase() {
      for (const key of storage.keys(format.prefix)) storage.remove(key);
    },
  };
}
