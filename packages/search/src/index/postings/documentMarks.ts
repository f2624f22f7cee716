/** A column of documents, of which the first `count` rows are filled. */
interface Documents {
  documents: Uint32Array;
  count: number;
}

const lastMark = 255;
/** 2^7 consecutive documents share a span mark. */
const spanBits = 7;

/** A set of documents that can be replaced without clearing it: each step uses another mark. */
export class DocumentMarks {
  readonly #marks: Uint8Array;
  readonly #spanMarks: Uint8Array;
  #mark = 0;
  /** An upper bound of its size: documents in several lists count more than once. */
  atMost = 0;

  constructor(documentCount: number) {
    this.#marks = new Uint8Array(documentCount);
    this.#spanMarks = new Uint8Array((documentCount >>> spanBits) + 1);
  }

  has(document: number): boolean {
    return this.#marks[document] === this.#mark;
  }

  /** Whether the set may contain a document in [from, to]. False is certain, true is not. */
  hasAny(from: number, to: number): boolean {
    for (let span = from >>> spanBits; span <= to >>> spanBits; span += 1) {
      if (this.#spanMarks[span] === this.#mark) return true;
    }
    return false;
  }

  /** Replaces the set with the documents of these lists. */
  narrowTo(lists: readonly Documents[]): void {
    if (this.#mark === lastMark) {
      this.#marks.fill(0);
      this.#spanMarks.fill(0);
      this.#mark = 0;
    }
    this.#mark += 1;
    this.atMost = lists.reduce((sum, { count }) => sum + count, 0);
    for (const { documents, count } of lists) {
      for (let row = 0; row < count; row += 1) {
        const document = documents[row] ?? 0;
        this.#marks[document] = this.#mark;
        this.#spanMarks[document >>> spanBits] = this.#mark;
      }
    }
  }
}
