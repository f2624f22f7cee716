import type { Disk, Owner } from '../disk/disk.ts';
import { createListeners, type Listeners } from '../listeners.ts';
import type { Clock } from '../record/clock.ts';
import { equalRecords, joinRecords, latestStamp, type RecordState } from '../record/record.ts';
import {
  collectionOf,
  nameOf,
  type RecordKey,
  type RecordStates,
  recordKey,
} from '../record/states.ts';
import type { SyncedPage } from '../sync/syncOptions.ts';
import type { SaveQueue } from './saveQueue.ts';
import type { TabChannel } from './tabChannel.ts';

/** The records of one owner, as this page knows them. Changes are there at once, and stored soon. */
export interface Replica {
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
  /** Calls the listener after changes of a collection. Returns the function that ends it. */
  subscribe(collection: string, listener: () => void): () => void;
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

type Names = Map<string, RecordState>;

/** The records of one owner in the memory of a page, by collection and name. */
function createRecordMemory(clock: Clock) {
  const collections = new Map<string, Names>();
  const versions = new Map<string, number>();
  const listeners = new Map<string, Listeners<[]>>();

  const statesOf = (collection: string): Names => {
    const names = collections.get(collection) ?? new Map();
    collections.set(collection, names);
    return names;
  };
  const stateOf = (key: RecordKey) => statesOf(collectionOf(key)).get(nameOf(key));
  const version = (collection: string) => versions.get(collection) ?? 0;

  function publish(collection: string): void {
    versions.set(collection, version(collection) + 1);
    listeners.get(collection)?.publish();
  }

  return {
    collections: () => [...collections.keys()],
    statesOf,
    stateOf,
    version,
    /** The records of those collections. */
    statesWhere: (isIncluded: (collection: string) => boolean): RecordStates =>
      new Map(
        [...collections]
          .filter(([collection]) => isIncluded(collection))
          .flatMap(([collection, names]) =>
            Array.from(names, ([name, state]) => [recordKey(collection, name), state] as const),
          ),
      ),
    /** Joins changes, and notifies the listeners of the records that changed. */
    receive(changes: RecordStates): void {
      const changed = new Set<string>();
      for (const [key, change] of changes) {
        const before = stateOf(key);
        const after = before === undefined ? change : joinRecords(before, change);
        if (before !== undefined && equalRecords(before, after)) continue;
        const stamp = latestStamp(change);
        if (stamp !== null) clock.see(stamp);
        statesOf(collectionOf(key)).set(nameOf(key), after);
        changed.add(collectionOf(key));
      }
      changed.forEach(publish);
    },
    clear(): void {
      for (const [collection, names] of collections) {
        names.clear();
        publish(collection);
      }
    },
    subscribe(collection: string, listener: () => void): () => void {
      const known = listeners.get(collection) ?? createListeners();
      listeners.set(collection, known);
      return known.subscribe(listener);
    },
  };
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
      shared: () => memory.statesWhere(isShared),
    }),
  };
  return {
    replica,
    receive,
    load: async () => receive(await disk.load(owner)),
    clear: memory.clear,
  };
}
