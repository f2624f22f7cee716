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
import type { SyncedPage } from '../sync/accountSync.ts';
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

type Names = Map<string, RecordState>;

export function openReplica(
  owner: Owner,
  { disk, clock, channel }: ReplicaOptions,
  queue: SaveQueue,
): OpenedReplica {
  const collections = new Map<string, Names>();
  const versions = new Map<string, number>();
  const listeners = new Map<string, Listeners<[names: readonly string[]]>>();

  const namesOf = (collection: string): Names => {
    const names = collections.get(collection) ?? new Map();
    collections.set(collection, names);
    return names;
  };

  /** Joins changes, and notifies the listeners of the records that changed. */
  function receive(changes: RecordStates): void {
    const changed = new Map<string, string[]>();
    for (const [key, change] of changes) {
      const names = namesOf(collectionOf(key));
      const before = names.get(nameOf(key));
      const after = before === undefined ? change : joinRecords(before, change);
      if (before !== undefined && equalRecords(before, after)) continue;
      const stamp = latestStamp(change);
      if (stamp !== null) clock.see(stamp);
      names.set(nameOf(key), after);
      const known = changed.get(collectionOf(key));
      if (known === undefined) changed.set(collectionOf(key), [nameOf(key)]);
      else known.push(nameOf(key));
    }
    for (const [collection, names] of changed) tell(collection, names);
  }

  const versionOf = (collection: string) => versions.get(collection) ?? 0;

  function tell(collection: string, names: readonly string[]): void {
    versions.set(collection, versionOf(collection) + 1);
    listeners.get(collection)?.publish(names);
  }

  async function load(): Promise<void> {
    const records = await disk.load(owner);
    receive(records);
  }

  function all(isShared: (collection: string) => boolean): RecordStates {
    return new Map(
      [...collections]
        .filter(([collection]) => isShared(collection))
        .flatMap(([collection, names]) =>
          Array.from(names, ([name, state]) => [recordKey(collection, name), state] as const),
        ),
    );
  }

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
    collections: () => [...collections.keys()],
    statesOf: namesOf,
    version: versionOf,
    change(key, change, isShared) {
      receive(new Map([[key, change]]));
      const state = namesOf(collectionOf(key)).get(nameOf(key)) ?? change;
      queue.add(owner, key, state, isShared ? change : null);
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
      shared: () => all(isShared),
    }),
    subscribe(collection, listener) {
      const known = listeners.get(collection) ?? createListeners();
      listeners.set(collection, known);
      return known.subscribe(listener);
    },
  };
  return {
    replica,
    receive,
    load,
    clear() {
      for (const [collection, names] of collections) {
        const gone = [...names.keys()];
        names.clear();
        tell(collection, gone);
      }
    },
  };
}
