/** A record of an earlier release: its name and its text. */
export interface OldText {
  readonly name: string;
  readonly text: string;
}

/** How the records of one owner, an account or the visitor, are in `localStorage`. */
export interface OldFormat {
  /** The prefix of every key of the owner, and of no other key. */
  readonly prefix: string;
  collection(name: string): {
    /** The prefix of every key of the collection, and of no other key. */
    readonly prefix: string;
    /** Returns null for a value that is damaged, copied from another key or of another owner. */
    decode(key: string, stored: string): OldText | null;
  };
}
