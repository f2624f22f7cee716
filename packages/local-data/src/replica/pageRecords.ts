import type { StorageFault } from '../collection.ts';
import type { Disk, Owner } from '../disk/disk.ts';
import { createListeners } from '../listeners.ts';
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
import { createSaveQueue } from './saveQueue.ts';
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

export interface PageRecordsOptions {
  readonly disk: Disk;
  readonly clock: Clock;
  readonly channel?: TabChannel | undefined;
  /** Called after changes were stored that an account has not been sent. */
  readonly onStored?: ((owner: Owner) => void) | undefined;
}

/** Everything that a page keeps, by owner. */
export interface PageRecords {
  /** The records of an owner, read from the disk at the first call. */
  open(owner: Owner): Replica;
  /** Why the disk refused the latest changes, which are in this page alone; null if it did not. */
  fault(): StorageFault | null;
  /** Calls the listener when the fault may have changed. Returns the function that ends it. */
  subscribe(listener: () => void): () => void;
  /** Tries again what was refused, and resolves once everything is stored or refused. */
  settle(): Promise<void>;
  /** Keeps what is on its way to the disk, as the page ends: the next page stores it. */
  leave(): void;
  /** Reads the disk again, after a time in which this page may have missed messages of other tabs. */
  reload(): Promise<void>;
  /** Removes everything of an owner from the disk and from every tab. Rejects as the disk does. */
  erase(owner: Owner): Promise<void>;
  close(): void;
}

type Names = Map<string, RecordState>;

interface Opened {
  readonly replica: Replica;
  receive(changes: RecordStates): void;
  load(): Promise<void>;
  clear(): void;
}

export function createPageRecords(options: PageRecordsOptions): PageRecords {
  const { disk, clock, channel, onStored } = options;
  const settled = createListeners();
  const opened = new Map<Owner, Opened>();
  const queue = createSaveQueue({
    disk,
    onStored(owner, changes) {
      channel?.post({ owner, changes });
      onStored?.(owner);
    },
    onSettled: () => settled.publish(),
  });
  const stop = channel?.listen((message) => {
    const other = opened.get(message.owner);
    if ('changes' in message) return other?.receive(message.changes);
    queue.forget(message.owner);
    other?.clear();
  });

  function openOwner(owner: Owner): Opened {
    const collections = new Map<string, Names>();
    const versions = new Map<string, number>();
    const listeners = new Map<string, Set<(names: readonly string[]) => void>>();

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
      for (const listener of [...(listeners.get(collection) ?? [])]) listener(names);
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
        const set = listeners.get(collection) ?? new Set();
        listeners.set(collection, set.add(listener));
        return () => void set.delete(listener);
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

  return {
    open(owner) {
      const known = opened.get(owner) ?? openOwner(owner);
      opened.set(owner, known);
      return known.replica;
    },
    fault: queue.fault,
    subscribe: settled.subscribe,
    settle: queue.settle,
    leave: queue.leave,
    async reload() {
      for (const { load } of opened.values()) await load();
    },
    async erase(owner) {
      queue.forget(owner);
      await disk.erase(owner);
      opened.get(owner)?.clear();
      channel?.post({ owner, isErased: true });
    },
    close() {
      stop?.();
    },
  };
}
