import { guardStorage, type RecordStorage } from '../guardedStorage.ts';
import type { RecordState } from '../record/record.ts';
import type { RecordKey } from '../record/states.ts';
import type { Disk, Mark, Owner } from './disk.ts';

const prefix = 'aulario:left:';

type Entries = readonly (readonly [RecordKey, RecordState])[];

/** What pages left of each owner when they ended, each under a key of its own. */
export interface LeftChanges extends Pick<Disk, 'leave'> {
  /** Stores everything, or leaves it for a later call. Never rejects. */
  store(save: Disk['save']): Promise<void>;
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
    leave(changes) {
      for (const [owner, { records = [], unsent = [] }] of changes) {
        const entries = JSON.stringify([[...records], [...unsent]]);
        storage.write(`${prefix}${owner} ${newMark()}`, entries);
      }
    },
    async store(save) {
      for (const key of storage.keys(prefix)) {
        try {
          const [records, unsent]: readonly Entries[] = JSON.parse(storage.read(key) ?? '[]');
          const owner = key.slice(prefix.length, key.lastIndexOf(' '));
          await save(new Map([[owner, { records: new Map(records), unsent: new Map(unsent) }]]));
          storage.remove(key);
        } catch {
          // The disk refuses it, or something else has written there.
        }
      }
    },
    erase(owner) {
      for (const key of storage.keys(`${prefix}${owner} `)) storage.remove(key);
    },
  };
}
