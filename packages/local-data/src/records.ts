import type { ChangeProblem, Codec, Collection, StorageProblem } from './collection.ts';
import { createCollection } from './createCollection.ts';
import type { TabWindow } from './followTabs.ts';
import { guardStorage, type StorageSource } from './guardedStorage.ts';
import type { UnstoredTexts } from './pendingWrites.ts';
import type { RecordFormat } from './recordFormat.ts';

/** Some records of an owner: one of a collection, or all of it without a name. */
export interface RecordScope {
  readonly collection: string;
  readonly name?: string | undefined;
}

/** Everything that a browser keeps for one owner: an account, or the visitor. No method throws. */
export interface Records {
  /** Opens the records of one kind. */
  open<T>(collection: string, codec: Codec<T>, options?: OpenOptions): Collection<T>;
  /** Whether collections can read any record, or try to; of a scope, or of the owner. */
  hasRecords(scope?: RecordScope): boolean;
  /** Whether changes that the reader made are in this tab's memory alone. */
  hasUnstored(): boolean;
  /** Resolves once all changes are stored or refused, with why some are refused. */
  stored(): Promise<StorageProblem>;
  /**
   * Moves the records of a scope, or every record, to where no collection reads them, so that what
   * breaks a screen can be exported. Returns the moved texts by their former names; the others stay.
   */
  setAside(scope?: RecordScope): ReadonlyMap<string, string>;
}

/** The records of an owner in `localStorage`. */
export interface OldRecords extends Omit<Records, 'stored'> {
  /** Removes every record of the owner, unreadable ones included. False if the storage failed. */
  erase(): boolean;
}

/** What a store of one kind of records needs of its owner. */
export type OpenRecords = Pick<Records, 'open'>;

/** Options of {@link Records.open}. */
export interface OpenOptions {
  /**
   * The objects of its JSON whose members merge one by one between devices, by their names joined with
   * dots, each after the one that it is in; by default `value`, in which a `recordCodec` puts
   * everything. `localStorage` keeps each record as one.
   */
  readonly paths?: readonly string[];
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

export function createRecords(options: RecordsOptions): OldRecords {
  const { format, window, onUnstored } = options;
  const storage = guardStorage(options.storage);
  const aside = `${format.prefix}~aside:`;
  const unstored = new Map<string, UnstoredTexts>();
  const background = new Set<string>();
  const unstoredOf = (collection: string) => {
    const texts: UnstoredTexts = unstored.get(collection) ?? new Map();
    unstored.set(collection, texts);
    return texts;
  };

  function ownKeys(scope?: RecordScope): readonly string[] {
    const of = scope && format.collection(scope.collection);
    const keys = storage.keys(of?.prefix ?? format.prefix);
    const own = keys.ok ? keys.value.filter((key) => !key.startsWith(aside)) : [];
    const name = scope?.name;
    if (of === undefined || name === undefined) return own;
    // A record's key follows those that it could not overwrite, so that it is among the first.
    const attempts = new Set(own.map((_, attempt) => of.keyOf(name, attempt)));
    return own.filter((key) => attempts.has(key));
  }

  /** Returns the texts of a scope that are in memory alone, and forgets them. */
  function takeUnstored(scope?: RecordScope): readonly (readonly [string, string])[] {
    const taken: (readonly [string, string])[] = [];
    for (const [collection, texts] of unstored) {
      if (scope !== undefined && scope.collection !== collection) continue;
      for (const [name, { text }] of texts) {
        if (scope?.name !== undefined && scope.name !== name) continue;
        if (text !== null) taken.push([`${collection} ${name}`, text]);
        texts.delete(name);
      }
    }
    return taken;
  }

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
    hasRecords: (scope) => ownKeys(scope).length > 0,
    hasUnstored: () =>
      [...unstored].some(([collection, { size }]) => size > 0 && !background.has(collection)),
    setAside(scope) {
      const moved = new Map(takeUnstored(scope));
      for (const key of ownKeys(scope)) {
        const bytes = move(key);
        if (bytes !== null) moved.set(key, bytes);
      }
      return moved;
    },
    open(collection, codec, { isBackground = false } = {}) {
      if (isBackground) background.add(collection);
      return createCollection({
        storage,
        unstored: unstoredOf(collection),
        format: format.collection(collection),
        codec,
        window,
        onUnstored: isBackground ? undefined : onUnstored,
      });
    },
    erase() {
      for (const texts of unstored.values()) texts.clear();
      const keys = storage.keys(format.prefix);
      return keys.ok && keys.value.map((key) => storage.remove(key)).every(({ ok }) => ok);
    },
  };
}
