import type {
  Change,
  ChangeProblem,
  Codec,
  Collection,
  CollectionSnapshot,
  Decide,
} from './collection.ts';
import { followTabs, type TabWindow } from './followTabs.ts';
import type { GuardedStorage, StorageFault } from './guardedStorage.ts';
import { createListeners } from './listeners.ts';
import { createPendingWrites, type UnstoredTexts } from './pendingWrites.ts';
import type { CollectionFormat } from './recordFormat.ts';
import { createStoredRecords, type RecordLocation } from './storedRecords.ts';

export interface CollectionOptions<T> {
  readonly storage: GuardedStorage;
  readonly format: CollectionFormat;
  readonly codec: Codec<T>;
  /** Receives `storage` events; without it, the collection does not follow other tabs. */
  readonly window: TabWindow | undefined;
  /** What earlier collections of this name could not store. */
  readonly unstored: UnstoredTexts;
  /** Called with the outcomes of changes that are not stored. */
  readonly onUnstored?: ((problems: readonly ChangeProblem[]) => void) | undefined;
}

export function createCollection<T>(options: CollectionOptions<T>): Collection<T> {
  const { storage, format, codec, window, unstored, onUnstored } = options;
  const pending = createPendingWrites(codec, unstored);
  let stopFollowing = () => {};
  const listeners = createListeners(attach, () => stopFollowing());
  let snapshot: CollectionSnapshot<T> | null = null;
  let hasChanged = false;
  let isFull = false;
  let isOpened = false;
  const stored = createStoredRecords(storage, format, codec, (name) => {
    // Another tab has changed this record later.
    if (name !== null && isOpened) pending.delete(name);
    invalidate();
  });
  stored.readAll();
  isOpened = true;

  const problem = () => (stored.isStale() ? 'storage-unavailable' : (pending.fault() ?? 'none'));

  function invalidate(): void {
    snapshot = null;
    hasChanged = true;
  }

  function publish(): void {
    if (snapshot !== null && snapshot.problem !== problem()) invalidate();
    if (!hasChanged) return;
    hasChanged = false;
    listeners.publish();
  }

  function getSnapshot(): CollectionSnapshot<T> {
    if (snapshot?.problem !== problem()) snapshot = null;
    if (snapshot === null) {
      const items = stored.values();
      pending.applyTo(items);
      snapshot = { items, problem: problem(), unreadable: stored.countUnreadable() };
    }
    return snapshot;
  }

  function store(name: string, value: T | null, location: RecordLocation): StorageFault | null {
    const act = () =>
      value === null ? stored.remove(location) : stored.put(location, name, value);
    const fault = location.isRead ? act() : 'storage-unavailable';
    if (fault === null) pending.delete(name);
    else pending.set(name, value, fault);
    isFull ||= fault === 'storage-full';
    invalidate();
    return fault;
  }

  function retry(): void {
    pending.retry((name) => {
      const location = stored.locate(name);
      // Reading may have shown a later change by another tab, which removes the pending write.
      const write = pending.get(name);
      return write === undefined ? null : store(name, write.value, location);
    });
  }

  /** Returns the value before, and why the change was refused. */
  function apply(name: string, decide: Decide<T>): Change<T> {
    const location = stored.locate(name);
    const write = pending.get(name);
    const before = write === undefined ? stored.get(name) : write.value;
    const decided = decide(before);
    if (decided === before) return { before, problem: 'none' };
    if (location.isNewer) return { before, problem: 'newer-version' };
    // What cannot be read back is never written, and what is shown is what will be read.
    const after = decided && codec.decode(codec.encode(decided), name);
    if (after === null && decided !== null) return { before, problem: 'not-readable' };
    if (isFull && after !== null) {
      pending.set(name, after, 'storage-full');
      invalidate();
    } else {
      store(name, after, location);
    }
    return { before, problem: 'none' };
  }

  function changeAll(changes: Iterable<readonly [string, Decide<T>]>): readonly Change<T>[] {
    if (stored.isStale()) stored.readAll();
    isFull = false;
    const applied = Array.from(changes, ([name, decide]) => ({ name, ...apply(name, decide) }));
    if (!isFull) retry();
    const outcomes = applied.map(({ name, before, problem }): Change<T> => {
      const fault = pending.get(name)?.fault ?? 'none';
      return { before, problem: problem === 'none' ? fault : problem };
    });
    const problems = outcomes.map(({ problem }) => problem).filter((each) => each !== 'none');
    if (problems.length > 0) onUnstored?.(problems);
    publish();
    return outcomes;
  }

  function refresh(read: () => void): void {
    read();
    retry();
    publish();
  }

  function attach(): void {
    if (window !== undefined)
      stopFollowing = followTabs(window, onKey, () => refresh(stored.readAll));
    stored.readAll();
    retry();
  }

  /** A change of a key of another collection may have freed space. */
  function onKey(key: string): void {
    refresh(() => {
      if (stored.isStale()) stored.readAll();
      else if (key.startsWith(format.prefix)) stored.readKey(key);
    });
  }

  return {
    getSnapshot,
    subscribe: listeners.subscribe,
    change(name, decide) {
      const [outcome] = changeAll([[name, decide]]);
      return outcome ?? { before: null, problem: 'none' };
    },
    changeAll,
    dispose() {
      retry();
      listeners.clear();
    },
  };
}
