import { BitWriter } from './bitWriter.ts';
import { ByteWriter } from './byteWriter.ts';
import { fieldBits, lastPosition, longestTitle, type Posting } from './postingList.ts';

const largestK = 21;

const riceCost = (gaps: readonly number[], k: number) =>
  gaps.reduce((bits, gap) => bits + Math.floor(gap / 2 ** k) + 1 + k, 0);

function cheapestK(gaps: readonly number[]): number {
  let best = 0;
  let bestCost = riceCost(gaps, 0);
  for (let k = 1; k <= largestK; k += 1) {
    const cost = riceCost(gaps, k);
    if (cost >= bestCost) break;
    best = k;
    bestCost = cost;
  }
  return best;
}

/** The sets of fields that occur, the commonest first: its place is what a posting stores. */
function fieldSets(postings: readonly Posting[]): number[] {
  const counts = new Map<number, number>();
  for (const { fields } of postings) counts.set(fields, (counts.get(fields) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([fields]) => fields);
}

function writePlace(bits: BitWriter, { position, titleLength }: Posting): void {
  bits.rice(Math.min(position, lastPosition), 1);
  const length = Math.min(Math.max(titleLength, 1), longestTitle) - 1;
  bits.bits(Math.min(length, 7), 3);
  if (length >= 7) bits.bits(length - 7, 4);
}

/** A list of postings, ascending by document, as docs/search-index.md describes it. */
export function encodePostings(postings: readonly Posting[]): Uint8Array {
  if (postings.length === 0) return new Uint8Array(0);
  const gaps = postings.map(
    ({ document }, place) => document - (postings[place - 1]?.document ?? -1) - 1,
  );
  const k = cheapestK(gaps);
  const sets = fieldSets(postings);
  const bits = new BitWriter();
  bits.bits(k, 5);
  bits.bits(sets.length, 3);
  for (const set of sets) bits.bits(set, 3);
  for (const [place, posting] of postings.entries()) {
    bits.rice(gaps[place] ?? 0, k);
    const rank = sets.indexOf(posting.fields);
    bits.bits(2 ** rank - 1, rank);
    if (rank < sets.length - 1) bits.bits(0, 1);
    if (posting.fields & fieldBits.title) writePlace(bits, posting);
  }
  const list = new ByteWriter();
  list.varint(postings.length);
  list.bytes(bits.finish());
  return list.finish();
}
