import type { StorageFault } from './guardedStorage.ts';

/**
 * Whether what a collection shows is also what the browser keeps.
 *
 * - `none`: everything shown is stored.
 * - `storage-full`: the quota is used up; the latest changes live in this tab only.
 * - `storage-unavailable`: the storage is absent, refuses access or loses what it is given; the
 *   latest changes live in this tab only, and records stored earlier may be missing.
 *
 * Both end by themselves: the next change, in this tab or another, tries again.
 */
export type StorageProblem = 'none' | StorageFault;

/** A collection as it is now. The same object is returned until something in it changes. */
export interface CollectionSnapshot<T> {
  /** By name, in no particular order. */
  readonly items: ReadonlyMap<string, T>;
  readonly problem: StorageProblem;
  /** Stored values that could not be read. Their bytes stay as they are. */
  readonly unreadable: number;
}

/** How a value becomes a text and back. */
export interface Codec<T> {
  encode(value: T): string;
  /** Null for anything but a whole, valid value. Never throws. */
  decode(text: string, name: string): T | null;
}

/** Returns the value that a record should have; the same object = leave it, null = remove it. */
export type Decide<T> = (current: T | null) => T | null;

/** The records of one kind of one owner, each under a storage key of its own. Nothing throws. */
export interface Collection<T> {
  getSnapshot(): CollectionSnapshot<T>;
  /**
   * Calls the listener after every change until the returned function is called. Other tabs are
   * followed while somebody listens; the first to listen catches up with what happened before.
   */
  subscribe(listener: () => void): () => void;
  /** Changes one record by its present value and returns that value. Reads the storage twice. */
  change(name: string, decide: Decide<T>): T | null;
  /**
   * Changes many records and tells the listeners once. Once the storage is full nothing more is
   * tried: the rest lives in memory, and the problem says so.
   */
  changeAll(changes: Iterable<readonly [name: string, decide: Decide<T>]>): readonly (T | null)[];
  /** Tries once more to store what lives in memory, then lets go of listeners and window. */
  dispose(): void;
}
