/** A decoded record: its name and its text. */
export interface StoredRecord {
  readonly name: string;
  readonly text: string;
}

/** How the records of one collection are named and written in the storage. */
export interface CollectionFormat {
  /** Every key of the collection begins with it, and no other key does. */
  readonly prefix: string;
  /**
   * The storage key of a record. A key that holds an unreadable value is never overwritten: the
   * record then goes to the key of the next attempt.
   */
  keyOf(name: string, attempt: number): string;
  encode(key: string, record: StoredRecord): string;
  /** Null for a value that is damaged, was moved from another key or belongs to somebody else. */
  decode(key: string, stored: string): StoredRecord | null;
}

/** How the records of one owner, an account or the visitor, are named and written. */
export interface RecordFormat {
  /** Every key of the owner begins with it, and no other key does. */
  readonly prefix: string;
  collection(name: string): CollectionFormat;
}
