import type { StorageFault } from '../collection.ts';
import type { PageId } from '../record/clock.ts';
import type { RecordState } from '../record/record.ts';
import type { RecordKey, RecordStates } from '../record/states.ts';

/**
 * Who writes to an account's head: one per browser and sign-in. Lower-case letters and digits, beginning
 * with a letter, 12 in all, so that it needs no quotes in a field path.
 */
export type WriterId = string;

/** Whose records they are: `visitor`, or `account:` and the provider's id. */
export type Owner = string;

export const visitorOwner: Owner = 'visitor';
export const accountOwner = (id: string): Owner => `account:${id}`;

/** A random id of a stored change, new each time that something is added to it. */
export type Mark = string;

/** What an account has not been sent of one record. */
export interface Unsent {
  readonly mark: Mark;
  readonly change: RecordState;
}

/** What a disk knows of the sync of an owner. */
export interface SyncState {
  readonly unsent: ReadonlyMap<RecordKey, Unsent>;
  /** As whom this browser writes; null before the first push. */
  readonly writer: WriterId | null;
  /** Up to which number of each writer everything is among the records. */
  readonly seen: ReadonlyMap<WriterId, number>;
}

/** The changes that one {@link Disk.save} makes to one owner's data. */
export interface OwnerChanges {
  /** Joined to the records. */
  readonly records?: RecordStates;
  /** Joined to the records, and to what the account has not been sent, under a new mark. */
  readonly unsent?: RecordStates;
  /** Removes what was not sent where its mark is still this one. */
  readonly sent?: ReadonlyMap<RecordKey, Mark>;
  readonly writer?: WriterId;
  /** Replaces all numbers. */
  readonly seen?: ReadonlyMap<WriterId, number>;
}

/** The only error with which the promises of a {@link Disk} are rejected. */
export class DiskError extends Error {
  override readonly name = 'DiskError';
  readonly fault: StorageFault;

  constructor(fault: StorageFault, options?: ErrorOptions) {
    super(`The disk failed: ${fault}`, options);
    this.fault = fault;
  }
}

/** Throws every other error. */
export function ignoreDiskError(error: unknown): void {
  if (!(error instanceof DiskError)) throw error;
}

/** Where a browser keeps the records of all owners; its tabs share it. */
export interface Disk {
  /** Reads the records of an owner. A disk that need not wait returns them at once. */
  load(owner: Owner): RecordStates | Promise<RecordStates>;
  readSync(owner: Owner): Promise<SyncState>;
  /**
   * Makes all changes or, if it is rejected, none. They are made on what the disk holds then: nothing
   * that another tab stored is overwritten.
   */
  save(changes: ReadonlyMap<Owner, OwnerChanges>): Promise<void>;
  /**
   * Keeps records and unsent changes of a page that ends, for which no promise is resolved any more: the
   * next call of any page finds them stored. Never throws.
   */
  leave(changes: ReadonlyMap<Owner, OwnerChanges>): void;
  /** Removes everything of an owner. */
  erase(owner: Owner): Promise<void>;
}

/** Gives marks that no other page gives. */
export function createMarks(page: PageId): () => Mark {
  let count = 0;
  return () => `${page}${(++count).toString(36)}`;
}
