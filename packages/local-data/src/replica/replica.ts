import type { Disk, Owner } from '../disk/disk.ts';
import type { Clock } from '../record/clock.ts';
import type { RecordState } from '../record/record.ts';
import type { RecordKey, RecordStates } from '../record/states.ts';
import type { SyncedPage } from '../sync/syncOptions.ts';
import { createRecordMemory } from './recordMemory.ts';
import type { SaveQueue } from './saveQueue.ts';
import type { TabChannel } from './tabChannel.ts';

/** The records of one owner, as this page knows them. Changes are there at once, and stored soon. */
export interface Replica {
  readonly owner: Owner;
  /** Resolves once the records of the disk are there; also if the disk cannot be read. */
  readonly loaded: Promise<void>;
  /** The collections of which there is, or was, a record. */
  collections(): readonly string[];
  /** The states of a collection by name. */
  statesOf(collection: string): ReadonlyMap<string, RecordState>;
  /** Counts the changes of a collection. */
  version(collection: string): number;
  /** Makes a change of this page. */
  change(key: RecordKey, change: RecordState, isShared: boolean): void;
  /** The records with changes that are in this page alone, refused or on their way to the disk. */
  waiting(): RecordStates;
  /** What an account's sync asks for. */
  synced(isShared: (collection: string) => boolean): SyncedPage;
  /** Calls the listener with the names that changed. Returns the function that ends it. */
  subscribe(collection: string, listener: (names: readonly string[]) => void): () => void;
}

/** A replica, and what its page does to it. */
export interface OpenedReplica {
  readonly replica: Replica;
  /** Takes in changes of another tab. */
  receive(changes: RecordStates): void;
  /** Reads the disk again. */
  load(): Promise<void>;
  /** Forgets every record. */
  clear(): void;
}

/** Where its records are kept, and how other tabs learn of them. */
export interface ReplicaOptions {
  readonly disk: Disk;
  readonly clock: Clock;
  readonly channel?: TabChannel | undefined;
}

export function openReplica(
  owner: Owner,
  { disk, clock, channel }: ReplicaOptions,
  queue: SaveQueue,
): OpenedReplica {
  const memory = createRecordMemory(clock);
  const { receive } = memory;

  /** A disk that need not wait has been read when this returns. */
  function firstLoad(): Promise<void> {
    try {
      const records = disk.load(owner);
      if (records instanceof Promise) {
        // As below.
        return records.then(receive).catch(() => {});
      }
      receive(records);
    } catch {
      // A disk that cannot be read: the records are in memory, and each change says so.
    }
    return Promise.resolve();
  }

  const replica: Replica = {
    owner,
    loaded: firstLoad(),
    collections: memory.collections,
    statesOf: memory.statesOf,
    version: memory.version,
    subscribe: memory.subscribe,
    change(key, change, isShared) {
      receive(new Map([[key, change]]));
      queue.add(owner, key, memory.stateOf(key) ?? change, isShared ? change : null);
    },
    waiting: () => queue.waiting(owner),
    synced: (isShared) => ({
      clock,
      unstored: () => queue.unstored(owner),
      receive(changes) {
        receive(changes);
        // Not the states: they may hold what this page could not store, and nobody would send it.
        channel?.post({ owner, changes });
      },
      shared: () => memory.states(isShared),
    }),
  };
  return {
    replica,
    receive,
    load: async () => receive(await disk.load(owner)),
    clear: memory.clear,
  };
}
