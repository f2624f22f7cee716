import { guardStorage, type RecordStorage } from '../guardedStorage.ts';
import type { RecordState } from '../record/record.ts';
import type { RecordKey } from '../record/states.ts';
import type { Mark, Owner, OwnerChanges } from './disk.ts';

const prefix = 'aulario:left:';

type Changes = ReadonlyMap<Owner, OwnerChanges>;
type Entries = readonly (readonly [RecordKey, RecordState])[];

/** What pages left of each owner when they ended, each under a key of its own. */
export interface LeftChanges {
  /** Written when this returns. Never throws. */
  write(changes: Changes): void;
  keys(): readonly string[];
  /** Throws where something else has written there. */
  read(key: string): Changes;
  remove(key: string): void;
  /** Removes everything of an owner. */
  erase(owner: Owner): void;
}

/**
 * @param source - `localStorage`, the only storage of a browser that need not be waited for.
 * @param newMark - Gives marks that no other page gives.
 */
export function openLeftChanges(source: RecordStorage, newMark: () => Mark): LeftChanges {
  const storage = guardStorage(source);

  return {
    write(changes) {
      for (const [owner, { records = [], unsent = [] }] of changes) {
        const entries = JSON.stringify([[...records], [...unsent]]);
        storage.write(`${prefix}${owner} ${newMark()}`, entries);
      }
    },
    keys: () => storage.keys(prefix),
    read(key) {
      const owner = key.slice(prefix.length, key.lastIndexOf(' '));
      const [records, unsent]: readonly [Entries, Entries] = JSON.parse(
        storage.read(key) ?? '[[],[]]',
      );
      return new Map([[owner, { records: new Map(records), unsent: new Map(unsent) }]]);
    },
    remove: storage.remove,
    erase(owner) {
      for (const key of storage.keys(`${prefix}${owner} `)) storage.remove(key);
    },
  };
}
