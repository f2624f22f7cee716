import type { Codec } from './collection.ts';
import type { GuardedStorage, StorageFault } from './guardedStorage.ts';
import type { CollectionFormat } from './recordFormat.ts';

interface StoredRecord<T> {
  readonly raw: string;
  /** Null when the value could not be read. */
  readonly record: { readonly name: string; readonly value: T } | null;
}

/** The key of a record as of the last read. */
export interface RecordLocation {
  readonly key: string;
  readonly isHeld: boolean;
  /** False when reading the storage failed. */
  readonly isRead: boolean;
}

/** The stored values of one collection as of the last read. No method throws. */
export interface StoredRecords<T> {
  /** Whether stored values may be missing because reading them failed. */
  isStale(): boolean;
  readAll(): void;
  readKey(key: string): void;
  locate(name: string): RecordLocation;
  values(): Map<string, T>;
  get(name: string): T | null;
  countUnreadable(): number;
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
  const storedByKey = new Map<string, StoredRecord<T>>();
  const keyOfName = new Map<string, string>();
  let isStale = false;

  function parseStored(key: string, raw: string): StoredRecord<T> {
    const stored = format.decode(key, raw);
    const value = stored && codec.decode(stored.text, stored.name);
    return { raw, record: stored && value !== null ? { name: stored.name, value } : null };
  }

  function setStored(key: string, stored: StoredRecord<T> | null): void {
    const before = storedByKey.get(key)?.record;
    if (before && keyOfName.get(before.name) === key) keyOfName.delete(before.name);
    if (stored) storedByKey.set(key, stored);
    else storedByKey.delete(key);
    if (stored?.record) keyOfName.set(stored.record.name, key);
  }

  /** Returns the stored record, null for an unused key, undefined when reading failed. */
  function readStored(key: string): StoredRecord<T> | null | undefined {
    const read = storage.read(key);
    if (!read.ok) {
      isStale = true;
      return undefined;
    }
    const before = storedByKey.get(key);
    if (read.value === (before?.raw ?? null)) return before ?? null;
    const after = read.value === null ? null : parseStored(key, read.value);
    setStored(key, after);
    onChange((after ?? before)?.record?.name ?? null);
    return after;
  }

  function readAll(): void {
    const keys = storage.keys(format.prefix);
    isStale = !keys.ok;
    for (const key of new Set([...storedByKey.keys(), ...(keys.ok ? keys.value : [])]))
      readStored(key);
  }

  function locate(name: string): RecordLocation {
    for (let attempt = 0; ; attempt += 1) {
      const key = format.keyOf(name, attempt);
      const stored = readStored(key);
      if (!stored) return { key, isHeld: false, isRead: stored === null };
      if (stored.record?.name === name) return { key, isHeld: true, isRead: true };
    }
  }

  function put({ key }: RecordLocation, name: string, value: T): StorageFault | null {
    const raw = format.encode(key, { name, text: codec.encode(value) });
    const written = storage.write(key, raw);
    if (!written.ok) return written.fault;
    const check = storage.read(key);
    if (check.ok && check.value === raw) {
      setStored(key, { raw, record: { name, value } });
      return null;
    }
    isStale = true;
    // Removes a truncated value: it would count as unreadable.
    if (check.ok && check.value !== null && raw.startsWith(check.value)) {
      storage.remove(key);
      setStored(key, null);
    }
    return 'storage-unavailable';
  }

  function remove({ key, isHeld }: RecordLocation): StorageFault | null {
    if (!isHeld) return null;
    const removed = storage.remove(key);
    if (!removed.ok) return removed.fault;
    setStored(key, null);
    return null;
  }

  const get = (name: string) => storedByKey.get(keyOfName.get(name) ?? '')?.record?.value ?? null;

  return {
    isStale: () => isStale,
    readAll,
    readKey: (key) => void readStored(key),
    locate,
    values() {
      const values = new Map<string, T>();
      for (const { record } of storedByKey.values())
        if (record) values.set(record.name, record.value);
      return values;
    },
    get,
    countUnreadable: () => [...storedByKey.values()].filter(({ record }) => record === null).length,
    put,
    remove,
  };
}
