import type { CartProblem } from './cartEntry.ts';

/** The part of `localStorage` that the cart uses. */
export type CartStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The storage, or how to get it. Pass `() => window.localStorage`: where a browser blocks site
 * data, reading that property throws, and the cart then lives in memory.
 */
export type StorageSource = CartStorage | null | undefined | (() => CartStorage | null | undefined);

/** Why a storage call failed. */
export type StorageFault = Exclude<CartProblem, 'none'>;

/** What a storage call gave. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: StorageFault };

/** A storage whose calls answer with an outcome and never throw. */
export interface GuardedStorage {
  keys(prefix: string): Outcome<readonly string[]>;
  read(key: string): Outcome<string | null>;
  write(key: string, value: string): Outcome<void>;
  erase(key: string): Outcome<void>;
}

/** Turns every way in which a storage can fail into an outcome. */
export function guardStorage(source: StorageSource): GuardedStorage {
  function attempt<T>(use: (storage: CartStorage) => T): Outcome<T> {
    try {
      const storage = typeof source === 'function' ? source() : source;
      return storage
        ? { ok: true, value: use(storage) }
        : { ok: false, fault: 'storage-unavailable' };
    } catch (error) {
      return { ok: false, fault: isQuotaError(error) ? 'storage-full' : 'storage-unavailable' };
    }
  }

  return {
    keys: (prefix) => attempt((storage) => keysOf(storage, prefix)),
    read: (key) => attempt((storage) => storage.getItem(key)),
    write: (key, value) => attempt((storage) => storage.setItem(key, value)),
    erase: (key) => attempt((storage) => storage.removeItem(key)),
  };
}

function keysOf(storage: CartStorage, prefix: string): readonly string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key): key is string => key?.startsWith(prefix) === true,
  );
}

/** By name, since the error may come from another realm; Firefox used to have its own name. */
function isQuotaError(error: unknown): boolean {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : '';
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED';
}
