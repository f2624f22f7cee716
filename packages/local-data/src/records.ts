import type { ChangeProblem, Codec, Collection } from './collection.ts';
import { createCollection } from './createCollection.ts';
import type { TabWindow } from './followTabs.ts';
import { guardStorage, type StorageSource } from './guardedStorage.ts';
import type { RecordFormat } from './recordFormat.ts';

/** Everything that a browser stores for one owner: an account, or the visitor. */
export interface Records {
  /** Opens the records of one kind. Each call reads the storage again. */
  open<T>(collection: string, codec: Codec<T>, options?: OpenOptions): Collection<T>;
  /** Whether collections can read any record, or try to. */
  hasRecords(): boolean;
  /**
   * Moves every record to a key that no collection reads, with its bytes, so that what breaks a
   * screen can be exported. Returns the moved bytes by their former keys; the others stay.
   */
  setAside(): ReadonlyMap<string, string>;
  /** Removes every record of the owner, unreadable ones included. False if the storage failed. */
  erase(): boolean;
}

/** Options of {@link Records.open}. */
export interface OpenOptions {
  /** Set for records that the reader did not ask for: refused changes call no listener. */
  readonly isBackground?: boolean;
}

export interface RecordsOptions {
  readonly storage: StorageSource;
  readonly format: RecordFormat;
  /** Receives `storage` events. */
  readonly window?: TabWindow | undefined;
  readonly onUnstored: (problems: readonly ChangeProblem[]) => void;
}

export function createRecords(options: RecordsOptions): Records {
  const { format, window, onUnstored } = options;
  const storage = guardStorage(options.storage);
  const aside = `${format.prefix}~aside:`;
  const ownKeys = () => {
    const keys = storage.keys(format.prefix);
    return keys.ok ? keys.value.filter((key) => !key.startsWith(aside)) : [];
  };

  /** Returns the bytes once they are stored under the other key; null when they stay. */
  function move(key: string): string | null {
    let target = aside + key.slice(format.prefix.length);
    for (let taken = storage.read(target); taken.ok && taken.value !== null; ) {
      target += '+';
      taken = storage.read(target);
    }
    const { value } = { value: null, ...storage.read(key) };
    if (value === null || !storage.write(target, value).ok) return null;
    return storage.remove(key).ok ? value : null;
  }

  return {
    hasRecords: () => ownKeys().length > 0,
    setAside() {
      const moved = new Map<string, string>();
      for (const key of ownKeys()) {
        const bytes = move(key);
        if (bytes !== null) moved.set(key, bytes);
      }
      return moved;
    },
    open: (collection, codec, { isBackground = false } = {}) =>
      createCollection({
        storage,
        format: format.collection(collection),
        codec,
        window,
        onUnstored: isBackground ? undefined : onUnstored,
      }),
    erase() {
      const keys = storage.keys(format.prefix);
      return keys.ok && keys.value.map((key) => storage.remove(key)).every(({ ok }) => ok);
    },
  };
}
