/**
 * A set of documents, each with a row, numbered in the order of adding. Emptying it takes no time,
 * and its columns only need room for as many rows as it has (a sparse set, after Briggs and Torczon).
 */
export class DocumentRows {
  /** The row by document; of another document's if `documents` says so. */
  readonly #rows: Uint32Array;
  /** By row. */
  documents = new Uint32Array(0);
  count = 0;

  constructor(documentCount: number) {
    this.#rows = new Uint32Array(documentCount);
  }

  clear(): void {
    this.count = 0;
  }

  /** Makes room for this many rows; columns have the length of `documents` too. */
  reserve(count: number): void {
    const length = this.documents.length;
    if (count <= length || length === this.#rows.length) return;
    const longer = new Uint32Array(Math.min(this.#rows.length, Math.max(count, 2 * length)));
    longer.set(this.documents);
    this.documents = longer;
  }

  /** The row of a document; -1 when the set does not have it. */
  rowOf(document: number): number {
    const row = this.#rows[document] ?? 0;
    return row < this.count && this.documents[row] === document ? row : -1;
  }

  /** Adds a document that the set does not have, within the reserved room. Returns its row. */
  add(document: number): number {
    const row = this.count;
    this.#rows[document] = row;
    this.documents[row] = document;
    this.count = row + 1;
    return row;
  }
}
