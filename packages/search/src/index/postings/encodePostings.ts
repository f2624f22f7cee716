import { BitWriter } from '../bytes/bitWriter.ts';
import { ByteWriter } from '../bytes/byteWriter.ts';
import {
  blockLength,
  fieldBits,
  maxPosition,
  maxTitleWords,
  type Posting,
  usualTitleWords,
} from './postingList.ts';

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
export interface PostingRows {
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
