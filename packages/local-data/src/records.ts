import type { Codec, Collection, StorageProblem } from './collection.ts';

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

/** What a store of one kind of records needs of its owner. */
export type OpenRecords = Pick<Records, 'open'>;

/** Options of {@link Records.open}. */
export interface OpenOptions {
  /**
   * The objects of its JSON whose members merge one by one between devices, by their names joined with
   * dots, each after the one that it is in; by default `value`, in which a `recordCodec` puts
   * everything.
   */
  readonly paths?: readonly string[];
  /** Set for records that the reader did not ask for: refused changes call no listener. */
  readonly isBackground?: boolean;
}
