/** Columns of documents, as far as they are filled. */
interface Documents {
  documents: Uint32Array;
  count: number;
}

const lastMark = 255;
/** So many neighbours are marked together too: 2^7. */
const spanBits = 7;

/** A set of documents that is narrowed step by step, whatever number of them falls out. */
export class DocumentMarks {
  readonly #marks: Uint8Array;
  readonly #spanMarks: Uint8Array;
  #mark = 0;
  /** How many documents are in it, or more where several lists held one. */
  atMost = 0;

  constructor(documentCount: number) {
    this.#marks = new Uint8Array(documentCount);
    this.#spanMarks = new Uint8Array((documentCount >>> spanBits) + 1);
  }

  has(document: number): boolean {
    return this.#marks[document] === this.#mark;
  }

  /** Whether a document from one to the other may be in the set; false when none is. */
  hasAny(from: number, to: number): boolean {
    for (let span = from >>> spanBits; span <= to >>> spanBits; span += 1) {
      if (this.#spanMarks[span] === this.#mark) return true;
    }
    return false;
  }

  /** From now on only the documents of these lists are in the set. */
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
