import { type RecordStorage, readStored, storedKeys, writeStored } from '../guardedStorage.ts';
import { visitorPrefix } from '../oldPrefixes.ts';
import { createAccountFormat } from './accountFormat.ts';
import type { OldFormat, OldText } from './oldFormat.ts';

/** The visitor's records, which were in clear. */
const visitorFormat: OldFormat = {
  prefix: visitorPrefix,
  collection(collection) {
    const prefix = `${visitorPrefix}${escapeUnits(collection)}:`;
    return {
      prefix,
      // A record whose key held something that nobody could read had a number at the end of its own.
      decode: (key, text) => ({
        name: unescapeUnits(key.slice(prefix.length).replace(/#\d+$/, '')),
        text,
      }),
    };
  },
};

/** Escaped UTF-16 units, since encodeURIComponent throws on half a surrogate pair. */
export function escapeUnits(text: string): string {
  return text.replace(
    /[^A-Za-z0-9_.~-]/g,
    (unit) => `%${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function unescapeUnits(text: string): string {
  return text.replace(/%([0-9a-f]{4})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

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
export function openOldRecords(storage: RecordStorage, accountId: string | null): OldRecords {
  const format = accountId === null ? visitorFormat : createAccountFormat(accountId);

  return {
    read(name) {
      const { prefix, decode } = format.collection(name);
      return storedKeys(storage, prefix).flatMap((key) => {
        const stored = readStored(storage, key);
        const record = stored === null ? null : decode(key, stored);
        return stored === null || record === null ? [] : [{ key, stored, ...record }];
      });
    },
    remove(records) {
      for (const { key, stored } of records) {
        if (readStored(storage, key) === stored) writeStored(storage, key, null);
      }
    },
    erase() {
      for (const key of storedKeys(storage, format.prefix)) writeStored(storage, key, null);
    },
  };
}
