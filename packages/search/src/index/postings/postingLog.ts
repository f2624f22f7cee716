import type { PostingRows } from './encodePostings.ts';
import { maxPosition, maxTitleWords, type Posting } from './postingList.ts';

const blockSize = 2 ** 16;

/** Typed arrays take ten bytes per row, objects would take sixty. */
interface Block {
  lists: Uint32Array;
  documents: Uint32Array;
  places: Uint16Array;
}

const createBlock = (): Block => ({
  lists: new Uint32Array(blockSize),
  documents: new Uint32Array(blockSize),
  places: new Uint16Array(blockSize),
});

const packPlace = ({ fields, position, titleLength }: Posting): number =>
  (fields << 10) | (Math.min(position, maxPosition) << 5) | Math.min(titleLength, maxTitleWords);

const unpackPlace = (place: number): Omit<Posting, 'document'> => ({
  fields: place >>> 10,
  position: (place >>> 5) & 31,
  titleLength: place & 31,
});

/** Returns the postings of a list in the order in which they were added. */
export type PostingsOf = (list: number) => PostingRows;

/**
 * Collects the postings of all lists in the order of the documents, then sorts them by list once.
 */
export class PostingLog {
  readonly #blocks: Block[] = [];
  #count = 0;

  add(list: number, posting: Posting): void {
    const row = this.#count % blockSize;
    if (row === 0) this.#blocks.push(createBlock());
    const block = this.#blocks.at(-1) ?? createBlock();
    block.lists[row] = list;
    block.documents[row] = posting.document;
    block.places[row] = packPlace(posting);
    this.#count += 1;
  }

  /** Sorts with a counting sort and empties the log. */
  takeSorted(listCount: number): PostingsOf {
    const ends = this.#startsOf(listCount);
    const documents = new Uint32Array(this.#count);
    const places = new Uint16Array(this.#count);
    for (let block = this.#blocks.shift(), left = this.#count; block !== undefined; ) {
      for (let row = 0; row < Math.min(left, blockSize); row += 1) {
        const list = block.lists[row] ?? 0;
        const place = ends[list] ?? 0;
        documents[place] = block.documents[row] ?? 0;
        places[place] = block.places[row] ?? 0;
        ends[list] = place + 1;
      }
      left -= blockSize;
      block = this.#blocks.shift();
    }
    this.#count = 0;
    return (list) => {
      const start = list === 0 ? 0 : (ends[list - 1] ?? 0);
      return {
        length: (ends[list] ?? start) - start,
        at: (row) => ({
          document: documents[start + row] ?? 0,
          ...unpackPlace(places[start + row] ?? 0),
        }),
      };
    };
  }

  /** The index at which each list starts. */
  #startsOf(listCount: number): Uint32Array {
    const starts = new Uint32Array(listCount + 1);
    for (const [place, { lists }] of this.#blocks.entries()) {
      const rows = Math.min(this.#count - place * blockSize, blockSize);
      for (let row = 0; row < rows; row += 1) {
        const next = (lists[row] ?? 0) + 1;
        starts[next] = (starts[next] ?? 0) + 1;
      }
    }
    for (let list = 0; list < listCount; list += 1) {
      starts[list + 1] = (starts[list + 1] ?? 0) + (starts[list] ?? 0);
    }
    return starts;
  }
}
