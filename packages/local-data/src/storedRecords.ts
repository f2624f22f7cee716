import type { Codec } from './collection.ts';
import type { GuardedStorage, StorageFault } from './guardedStorage.ts';
import type { CollectionFormat } from './recordFormat.ts';
import { createRecordIndex, type RecordIndex, type StoredValue } from './recordIndex.ts';

/** The key of a record as of the last read. */
export interface RecordLocation {
  readonly key: string;
  readonly isHeld: boolean;
  /** False when reading the storage failed. */
  readonly isRead: boolean;
  /** Whether a later release wrote the record. */
  readonly isNewer: boolean;
}

/** The stored values of one collection as of the last read. No method throws. */
export interface StoredRecords<T>
  extends Pick<RecordIndex<T>, 'get' | 'values' | 'countUnreadable'> {
  /** Whether stored values may be missing because reading them failed. */
  isStale(): boolean;
  readAll(): void;
  readKey(key: string): void;
  locate(name: string): RecordLocation;
  put(location: RecordLocation, name: string, value: T): StorageFault | null;
  remove(location: RecordLocation): StorageFault | null;
}

/**
 * @param onChange - Called when a key has a different value than this tab knew. The name is null
 * for an unreadable value.
 */
export function createStoredRecords<T>(
  storage: GuardedStorage,
  format: CollectionFormat,
  codec: Codec<T>,
  onChange: (name: string | null) => void,
): StoredRecords<T> {
  const index = createRecordIndex<T>();
  let isStale = false;

  function parseStored(key: string, raw: string): StoredValue<T> {
    const stored = format.decode(key, raw);
    const value = stored && codec.decode(stored.text, stored.name);
    if (stored && value !== null) return { raw, record: { name: stored.name, value } };
    return { raw, record: null, isNewer: stored !== null && codec.isNewer?.(stored.text) === true };
  }

  /** Returns the stored record, null for an unused key, undefined when reading failed. */
  function readStored(key: string): StoredValue<T> | null | undefined {
    const read = storage.read(key);
    if (!read.ok) {
      isStale = true;
      return undefined;
    }
    const before = index.at(key);
    if (read.value === (before?.raw ?? null)) return before ?? null;
    const after = read.value === null ? null : parseStored(key, read.value);
    index.set(key, after);
    onChange((after ?? before)?.record?.name ?? null);
    return after;
  }

  function readAll(): void {
    const keys = storage.keys(format.prefix);
    isStale = !keys.ok;
    for (const key of new Set([...index.keys(), ...(keys.ok ? keys.value : [])])) readStored(key);
  }

  function locate(name: string): RecordLocation {
    for (let attempt = 0; ; attempt += 1) {
      const key = format.keyOf(name, attempt);
      const stored = readStored(key);
      if (!stored) return { key, isHeld: false, isRead: stored === null, isNewer: false };
      if (stored.isNewer) return { key, isHeld: false, isRead: true, isNewer: true };
      if (stored.record?.name === name) return { key, isHeld: true, isRead: true, isNewer: false };
    }
  }

  function put({ key }: RecordLocation, name: string, value: T): StorageFault | null {
    const raw = format.encode(key, { name, text: codec.encode(value) });
    const written = storage.write(key, raw);
    if (!written.ok) return written.fault;
    const check = storage.read(key);
    if (check.ok && check.value === raw) {
      index.set(key, { raw, record: { name, value } });
      return null;
    }
    isStale = true;
    // Removes a truncated value: it would count as unreadable.
    if (check.ok && check.value !== null && raw.startsWith(check.value)) {
      storage.remove(key);
      index.set(key, null);
    }
    return 'storage-unavailable';
  }

  function remove({ key, isHeld }: RecordLocation): StorageFault | null {
    if (!isHeld) return null;
    const removed = storage.remove(key);
    if (!removed.ok) return removed.fault;
    index.set(key, null);
    return null;
  }

  return {
    isStale: () => isStale,
    readAll,
    readKey: (key) => void readStored(key),
    locate,
    get: index.get,
    values: index.values,
    countUnreadable: index.countUnreadable,
    put,
    remove,
  };
}
