import type { Codec, Collection } from './collection.ts';
import { createCollection } from './createCollection.ts';
import type { TabWindow } from './followTabs.ts';
import { guardStorage, type StorageSource } from './guardedStorage.ts';
import type { RecordFormat } from './recordFormat.ts';

/** Everything that a browser stores for one owner: an account, or the visitor. */
export interface Records {
  /** Opens the records of one kind. Each call reads the storage again. */
  open<T>(collection: string, codec: Codec<T>): Collection<T>;
  /** Removes every record of the owner, unreadable ones included. False if the storage failed. */
  erase(): boolean;
}

export interface RecordsOptions {
  readonly storage: StorageSource;
  readonly format: RecordFormat;
  /** Receives `storage` events. */
  readonly window?: TabWindow | undefined;
}

export function createRecords({ storage: source, format, window }: RecordsOptions): Records {
  const storage = guardStorage(source);
  return {
    open: (collection, codec) =>
      createCollection({ storage, format: format.collection(collection), codec, window }),
    erase() {
      const keys = storage.keys(format.prefix);
      return keys.ok && keys.value.map((key) => storage.remove(key)).every(({ ok }) => ok);
    },
  };
}
