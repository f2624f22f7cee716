/** A decoded record: its name and its text. */
export interface StoredRecord {
  readonly name: string;
  readonly text: string;
}

/** The keys and encoding of one collection's records. */
export interface CollectionFormat {
  /** The prefix of every key of the collection, and of no other key. */
  readonly prefix: string;
  /**
   * The storage key of a record. A key with an unreadable value is never overwritten: the record
   * then uses the key of the next attempt.
   */
  keyOf(name: string, attempt: number): string;
  encode(key: string, record: StoredRecord): string;
  /** Returns null for a value that is damaged, copied from another key or of another owner. */
  decode(key: string, stored: string): StoredRecord | null;
}

/** The keys and encoding of the records of one owner, an account or the visitor. */
export interface RecordFormat {
  /** The prefix of every key of the owner, and of no other key. */
  readonly prefix: string;
  collection(name: string): CollectionFormat;
}
