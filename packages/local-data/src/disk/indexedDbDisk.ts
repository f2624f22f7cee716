import { type RecordStorage, readStored, storedKeys, writeStored } from '../guardedStorage.ts';
import { createPageId } from '../record/clock.ts';
import { joinRecords, type RecordState } from '../record/record.ts';
import type { RecordKey } from '../record/states.ts';
import {
  createMarks,
  type Disk,
  DiskError,
  type Mark,
  type Owner,
  type OwnerChanges,
  type SyncState,
  type Unsent,
} from './disk.ts';

const prefix = 'aulario:left:';

type Entries = readonly (readonly [RecordKey, RecordState])[];

/** What pages left of each owner when they ended, each under a key of its own. */
interface LeftChanges extends Pick<Disk, 'leave'> {
  /** Stores everything, or leaves it for a later call. Never rejects. */
  store(save: Disk['save']): Promise<void>;
  /** Removes everything of an owner. */
  erase(owner: Owner): void;
}

/**
 * @param storage - `localStorage`, the only storage of a browser that need not be waited for.
 * @param newMark - Gives marks that no other page gives.
 */
function openLeftChanges(storage: RecordStorage, newMark: () => Mark): LeftChanges {
  return {
    leave(changes) {
      for (const [owner, { records = [], unsent = [] }] of changes) {
        const entries = JSON.stringify([[...records], [...unsent]]);
        writeStored(storage, `${prefix}${owner} ${newMark()}`, entries);
      }
    },
    async store(save) {
      for (const key of storedKeys(storage, prefix)) {
        try {
          const [records, unsent]: readonly Entries[] = JSON.parse(
            readStored(storage, key) ?? '[]',
          );
          const owner = key.slice(prefix.length, key.lastIndexOf(' '));
          await save(new Map([[owner, { records: new Map(records), unsent: new Map(unsent) }]]));
          writeStored(storage, key, null);
        } catch {
          // The disk refuses it, or something else has written there.
        }
      }
    },
    erase(owner) {
      for (const key of storedKeys(storage, `${prefix}${owner} `)) writeStored(storage, key, null);
    },
  };
}

/** States, by owner and key. */
const recordStore = 'records';
/** {@link Unsent}, by owner and key. */
const unsentStore = 'unsent';
/** {@link Numbers}, by owner. */
const numberStore = 'numbers';
const stores = [recordStore, unsentStore, numberStore];

type Numbers = Pick<SyncState, 'writer' | 'seen'>;

/**
 * Keeps records in IndexedDB: whatever tab wrote last, nothing that another one stored is lost.
 *
 * @param factory - Pass `() => window.indexedDB`: reading that property may throw, or give nothing.
 * @param storage - `localStorage`, for what a page leaves in its last moment: the browser aborts the
 * transactions of a page that ends.
 */
export function createIndexedDbDisk(
  factory: () => IDBFactory | undefined,
  databaseName: string,
  storage: RecordStorage,
): Disk {
  const newMark = createMarks(createPageId());
  const left = openLeftChanges(storage, newMark);
  let opened: Promise<IDBDatabase> | null = null;

  const close = () => {
    opened = null;
  };

  /**
   * Tried again on another connection: the first one could not be opened, was closed, as when a browser clears
   * the site's data, or was lost without an event, as Safari loses those of pages in the background. A full
   * disk is full on any connection.
   */
  function transact<T>(
    mode: IDBTransactionMode,
    act: (store: (name: string) => IDBObjectStore) => T,
  ): Promise<Awaited<T>> {
    const attempt = async (): Promise<Awaited<T>> => {
      opened ??= openDatabase(factory(), databaseName, close);
      const database = await opened;
      // Strict: what a kill of the browser or the device must not take is on the disk.
      const transaction = database.transaction(stores, mode, { durability: 'strict' });
      const done = settled(transaction);
      const [result] = await Promise.all([act((name) => transaction.objectStore(name)), done]);
      return result;
    };
    return attempt()
      .catch((error: unknown) => {
        if (isQuotaError(error)) throw error;
        // What fails again says why.
        close();
        return attempt();
      })
      .catch((cause: unknown) => {
        throw new DiskError(isQuotaError(cause) ? 'storage-full' : 'storage-unavailable', {
          cause,
        });
      });
  }

  const save = (changes: ReadonlyMap<Owner, OwnerChanges>) =>
    transact('readwrite', (store) => {
      for (const [owner, change] of changes) saveOwner(store, owner, change, newMark);
    });

  return {
    async load(owner) {
      await left.store(save);
      return transact('readonly', (store) => entriesOf<RecordState>(store(recordStore), owner));
    },
    async readSync(owner) {
      await left.store(save);
      return transact('readonly', async (store) => {
        const unsent = entriesOf<Unsent>(store(unsentStore), owner);
        const numbers = request<Numbers | undefined>(store(numberStore).get(owner));
        const { writer = null, seen = new Map() } = (await numbers) ?? {};
        return { unsent: await unsent, writer, seen };
      });
    },
    save,
    leave: left.leave,
    async erase(owner) {
      left.erase(owner);
      await transact('readwrite', (store) => {
        store(recordStore).delete(rangeOf(owner));
        store(unsentStore).delete(rangeOf(owner));
        store(numberStore).delete(owner);
      });
    },
  };
}

/**
 * Asks for everything without waiting in between: IndexedDB performs the requests of a transaction in
 * their order, and each answer asks for the next within it.
 */
function saveOwner(
  store: (name: string) => IDBObjectStore,
  owner: Owner,
  { records, unsent, sent, writer, seen }: OwnerChanges,
  newMark: () => string,
): void {
  const [recordsAt, unsentAt, numbersAt] = [recordStore, unsentStore, numberStore].map(store);
  if (!recordsAt || !unsentAt || !numbersAt) return;
  for (const [key, change] of [...(records ?? []), ...(unsent ?? [])]) {
    update<RecordState>(recordsAt, [owner, key], (state) => joinRecords(state ?? {}, change));
  }
  for (const [key, change] of unsent ?? []) {
    update<Unsent>(unsentAt, [owner, key], (waiting) => ({
      mark: newMark(),
      change: joinRecords(waiting?.change ?? {}, change),
    }));
  }
  for (const [key, mark] of sent ?? []) {
    update<Unsent>(unsentAt, [owner, key], (waiting) => (waiting?.mark === mark ? null : waiting));
  }
  if (writer === undefined && seen === undefined) return;
  update<Numbers>(numbersAt, owner, (known) => ({
    writer: writer ?? known?.writer ?? null,
    seen: seen ?? known?.seen ?? new Map(),
  }));
}

/** Replaces what a key holds; null removes it, undefined leaves it. */
function update<T>(
  store: IDBObjectStore,
  key: IDBValidKey,
  decide: (value: T | undefined) => T | null | undefined,
): void {
  const reading: IDBRequest<T | undefined> = store.get(key);
  reading.onsuccess = () => {
    const after = decide(reading.result);
    if (after === null) store.delete(key);
    else if (after !== undefined) store.put(after, key);
  };
}

const rangeOf = (owner: Owner, after?: IDBValidKey) =>
  IDBKeyRange.bound(after ?? [owner], [owner, []], after !== undefined);

/** So many are read at a time: the browser makes objects of all that one request gives at once. */
const entriesAtOnce = 500;

async function entriesOf<T>(
  store: IDBObjectStore,
  owner: Owner,
): Promise<ReadonlyMap<RecordKey, T>> {
  const entries = new Map<RecordKey, T>();
  for (let after: IDBValidKey | undefined; ; ) {
    const range = rangeOf(owner, after);
    const [keys, values] = await Promise.all([
      request(store.getAllKeys(range, entriesAtOnce)),
      request<T[]>(store.getAll(range, entriesAtOnce)),
    ]);
    for (const [index, key] of keys.entries()) {
      const value = values[index];
      if (Array.isArray(key) && value !== undefined) entries.set(String(key[1]), value);
    }
    after = keys.at(-1);
    if (keys.length < entriesAtOnce) return entries;
  }
}

function openDatabase(
  factory: IDBFactory | undefined,
  name: string,
  onClose: () => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (factory === undefined) throw new DiskError('storage-unavailable');
    const opening = factory.open(name, 1);
    opening.onupgradeneeded = () => {
      for (const store of stores) opening.result.createObjectStore(store);
      // A full disk: the request itself says only that it was aborted.
      opening.transaction?.addEventListener('abort', () => reject(opening.transaction?.error));
    };
    opening.onsuccess = () => {
      const database = opening.result;
      database.onclose = onClose;
      // A later release, or a deletion, need not wait for this page.
      database.onversionchange = () => {
        database.close();
        onClose();
      };
      resolve(database);
    };
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(opening.error);
  });
}

const request = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });

const settled = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

const isQuotaError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';
