/** The part of `localStorage` that is needed here. */
export type RecordStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** A storage whose calls never throw: one that fails is as one that has nothing. */
export interface GuardedStorage {
  keys(prefix: string): readonly string[];
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

export function guardStorage(storage: RecordStorage): GuardedStorage {
  function attempt<T>(use: () => T, otherwise: T): T {
    try {
      return use();
    } catch {
      // The browser blocks it, or it is full.
      return otherwise;
    }
  }

  return {
    keys: (prefix) => attempt(() => keysOf(storage, prefix), []),
    read: (key) => attempt(() => storage.getItem(key), null),
    write: (key, value) => attempt(() => storage.setItem(key, value), undefined),
    remove: (key) => attempt(() => storage.removeItem(key), undefined),
  };
}

function keysOf(storage: RecordStorage, prefix: string): readonly string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key): key is string => key?.startsWith(prefix) === true,
  );
}
