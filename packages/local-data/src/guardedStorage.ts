/** The part of `localStorage` that records need. */
export type RecordStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The storage, or a function that returns it. Pass `() => window.localStorage`: reading that
 * property throws where the browser blocks site data, and records then stay in memory.
 */
export type StorageSource =
  | RecordStorage
  | null
  | undefined
  | (() => RecordStorage | null | undefined);

/** Why a storage call failed. */
export type StorageFault = 'storage-full' | 'storage-unavailable';

/** The result of a storage call. */
export type StorageResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: StorageFault };

/** A storage whose calls return a result and never throw. */
export interface GuardedStorage {
  keys(prefix: string): StorageResult<readonly string[]>;
  read(key: string): StorageResult<string | null>;
  write(key: string, value: string): StorageResult<void>;
  remove(key: string): StorageResult<void>;
}

export function guardStorage(source: StorageSource): GuardedStorage {
  function attempt<T>(use: (storage: RecordStorage) => T): StorageResult<T> {
    try {
      const storage = typeof source === 'function' ? source() : source;
      if (!storage) return { ok: false, fault: 'storage-unavailable' };
      return { ok: true, value: use(storage) };
    } catch (error) {
      return { ok: false, fault: isQuotaError(error) ? 'storage-full' : 'storage-unavailable' };
    }
  }

  return {
    keys: (prefix) => attempt((storage) => keysOf(storage, prefix)),
    read: (key) => attempt((storage) => storage.getItem(key)),
    write: (key, value) => attempt((storage) => storage.setItem(key, value)),
    remove: (key) => attempt((storage) => storage.removeItem(key)),
  };
}

function keysOf(storage: RecordStorage, prefix: string): readonly string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key): key is string => key?.startsWith(prefix) === true,
  );
}

/**
 * By name, since the error may come from another realm; older Firefox versions use another name.
 */
function isQuotaError(error: unknown): boolean {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : '';
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED';
}
