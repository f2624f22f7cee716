import type { ChangeProblem, Codec, Collection } from './collection.ts';
import { createCollection } from './createCollection.ts';
import type { TabWindow } from './followTabs.ts';
import { guardStorage, type StorageSource } from './guardedStorage.ts';
import type { RecordFormat } from './recordFormat.ts';

/** Everything that a browser stores for one owner: an account, or the visitor. */
export interface Records {
  /** Opens the records of one kind. Each call reads the storage again. */
  open<T>(collection: string, codec: Codec<T>, options?: OpenOptions): Collection<T>;
  /** Removes every record of the owner, unreadable ones included. False if the storage failed. */
  erase(): boolean;
}

/** Options of {@link Records.open}. */
export interface OpenOptions {
  /** Set for records that nobody asked for: listeners are not told of refused changes. */
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
  return {
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
