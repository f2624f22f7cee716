import { BitWriter } from '../bytes/bits.ts';
import { ByteWriter } from '../bytes/bytes.ts';
import {
  blockLength,
  fieldBits,
  maxPosition,
  maxTitleWords,
  type Posting,
  usualTitleWords,
} from './decodePostings.ts';

const maxK = 21;

function gapsCost(gaps: Uint32Array, k: number): number {
  let bits = gaps.length * (1 + k);
  for (const gap of gaps) bits += 2 * (31 - Math.clz32((gap >>> k) + 1));
  return bits;
}

function cheapestK(gaps: Uint32Array): number {
  let best = 0;
  let bestCost = gapsCost(gaps, 0);
  for (let k = 1; k <= maxK; k += 1) {
    const cost = gapsCost(gaps, k);
    if (cost >= bestCost) break;
    best = k;
    bestCost = cost;
  }
  return best;
}

/** Postings in the order of their documents: an array, or anything that makes each when asked. */
interface PostingRows {
  readonly length: number;
  at: (row: number) => Posting | undefined;
}

function* rowsOf(postings: PostingRows, start: number, end: number): Generator<Posting> {
  for (let row = start; row < end; row += 1) {
    const posting = postings.at(row);
    if (posting !== undefined) yield posting;
  }
}

/** The sets of fields that occur, the most frequent first. A posting stores the rank of its set. */
function fieldSets(postings: PostingRows): number[] {
  const counts = new Map<number, number>();
  for (const { fields } of rowsOf(postings, 0, postings.length))
    counts.set(fields, (counts.get(fields) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([fields]) => fields);
}

/** Numbers the integers by how near they are to 0: 0, -1, 1, -2 … */
const zigzag = (value: number): number => (value << 1) ^ (value >> 31);

function writePlace(bits: BitWriter, { position, titleLength }: Posting): void {
  bits.rice(Math.min(position, maxPosition), 1);
  bits.rice(zigzag(Math.min(Math.max(titleLength, 1), maxTitleWords) - usualTitleWords), 1);
}

function writeRows(
  bits: BitWriter,
  { k, sets, gaps }: { k: number; sets: readonly number[]; gaps: Uint32Array },
  postings: PostingRows,
  start: number,
): void {
  const end = Math.min(start + blockLength, postings.length);
  let row = start;
  for (const posting of rowsOf(postings, start, end)) {
    bits.expGolomb(gaps[row] ?? 0, k);
    row += 1;
    const rank = sets.indexOf(posting.fields);
    bits.bits(2 ** rank - 1, rank);
    if (rank < sets.length - 1) bits.bits(0, 1);
    if (posting.fields & fieldBits.title) writePlace(bits, posting);
  }
}

/** Encodes postings, sorted by document, as docs/search-index.md describes. */
export function encodePostings(postings: PostingRows): Uint8Array {
  const { length } = postings;
  if (length === 0) return new Uint8Array(0);
  const documents = Uint32Array.from({ length }, (_, row) => postings.at(row)?.document ?? 0);
  const gaps = documents.map((document, place) => document - (documents[place - 1] ?? -1) - 1);
  const coding = { k: cheapestK(gaps), sets: fieldSets(postings), gaps };
  const list = new ByteWriter();
  list.varint(length);
  const bits = new BitWriter();
  bits.bits(coding.k, 5);
  bits.bits(coding.sets.length, 3);
  for (const set of coding.sets) bits.bits(set, 3);
  if (length <= blockLength) {
    writeRows(bits, coding, postings, 0);
    list.bytes(bits.finish());
    return list.finish();
  }
  list.bytes(bits.finish());
  const blocks: Uint8Array[] = [];
  for (let start = 0; start < length; start += blockLength) {
    const block = new BitWriter();
    writeRows(block, coding, postings, start);
    blocks.push(block.finish());
    const last = documents[Math.min(start + blockLength, documents.length) - 1] ?? 0;
    list.varint(last - (documents[start - 1] ?? -1) - 1);
    list.varint(blocks.at(-1)?.length ?? 0);
  }
  for (const block of blocks) list.bytes(block);
  return list.finish();
}

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
