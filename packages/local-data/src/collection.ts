/** Why the browser does not store something. */
export type StorageFault = 'storage-full' | 'storage-unavailable' | 'storage-silent';

/**
 * Whether the browser has stored what a collection shows.
 *
 * - `none`: everything shown is stored.
 * - `storage-full`: the quota is used up; the latest changes exist in this tab only.
 * - `storage-unavailable`: the storage is missing, denies access or loses data; the latest changes
 * exist in this tab only, and earlier records may be missing.
 * - `storage-silent`: the storage does not answer, or not for long: earlier records may be missing, and
 * the latest changes are stored once it does.
 *
 * Every change, in this tab or another, retries, which may end the problem.
 */
export type StorageProblem = 'none' | StorageFault;

/** The current content of a collection. The same object until something in it changes. */
export interface CollectionSnapshot<T> {
  /** By name, in no particular order. */
  readonly items: ReadonlyMap<string, T>;
  readonly problem: StorageProblem;
  /** The number of stored values that could not be decoded. They are never overwritten. */
  readonly unreadable: number;
}

/** Converts a value to text and back. */
export interface Codec<T> {
  encode(value: T): string;
  /** Returns null for anything but a complete, valid value. Never throws. */
  decode(text: string, name: string): T | null;
  /**
   * Whether a later release wrote the text. Such a record is not changed, since this release cannot
   * know its value.
   */
  isNewer?(text: string): boolean;
}

/**
 * Why a change is not stored.
 *
 * - A {@link StorageFault}: the new value exists in this tab only.
 * - `not-readable`: its codec could not read the value back, so the record keeps the old one.
 * - `newer-version`: a later release wrote the record, which stays as it is.
 */
export type ChangeProblem = StorageFault | 'not-readable' | 'newer-version';

/** The outcome of one change. */
export interface Change<T> {
  /** The value before; null for none. */
  readonly before: T | null;
  /** `none` when the browser has stored the new value. */
  readonly problem: 'none' | ChangeProblem;
}

/** Returns the new value of a record: the same object to leave it unchanged, null to remove it. */
export type Decide<T> = (current: T | null) => T | null;

/** What an owner keeps, for a page that follows it. */
export interface Store<Snapshot> {
  /** Returns the current content; the same object until something in it changes. */
  getSnapshot(): Snapshot;
  /**
   * Calls the listener after every change, also in other tabs, until the returned function is called.
   * The store follows other tabs only while it has listeners; the first one triggers a full read.
   */
  subscribe(listener: () => void): () => void;
  /** Retries to store pending changes, then removes all listeners, those on the window included. */
  dispose(): void;
}

/** The records of one kind of one owner, each under its own storage key. No method throws. */
export interface Collection<T> extends Store<CollectionSnapshot<T>> {
  /** Changes one record based on its current value. */
  change(name: string, decide: Decide<T>): Change<T>;
  /**
   * Changes a record to which something is moved. An existing record counts as added once more, so that
   * a removal made elsewhere without knowledge of the move does not win.
   */
  join(name: string, decide: Decide<T>): Change<T>;
  /**
   * Changes many records, notifies the listeners once, and returns the outcomes in the order of
   * `changes`. After the storage is full it stops writing: the rest stays in memory, and its problem
   * is 'storage-full'.
   */
  changeAll(changes: Iterable<readonly [name: string, decide: Decide<T>]>): readonly Change<T>[];
}
