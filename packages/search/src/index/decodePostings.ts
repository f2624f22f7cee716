import { BitReader } from './bitReader.ts';
import { ByteReader } from './byteReader.ts';
import { fieldBits, noPosition } from './postingList.ts';
import { damaged } from './searchIndexError.ts';

/** A decoded list, ascending by document: one column per part of a posting. */
export interface Postings {
  count: number;
  documents: Uint32Array;
  fields: Uint8Array;
  /** noPosition where the word is not in the title. */
  positions: Uint8Array;
  titleLengths: Uint8Array;
}

/** Columns for that many postings. */
export function emptyPostings(count: number): Postings {
  return {
    count,
    documents: new Uint32Array(count),
    fields: new Uint8Array(count),
    positions: new Uint8Array(count).fill(noPosition),
    titleLengths: new Uint8Array(count),
  };
}

function readFieldSets(bits: BitReader): Uint8Array {
  const sets = new Uint8Array(bits.bits(3));
  if (sets.length === 0) damaged('a list without fields');
  for (let place = 0; place < sets.length; place += 1) sets[place] = bits.bits(3);
  return sets;
}

/** Which set a posting has: that many ones, ended by a zero unless it is the last one. */
function readRank(bits: BitReader, last: number): number {
  let rank = 0;
  while (rank < last && bits.bits(1) === 1) rank += 1;
  return rank;
}

function readTitleLength(bits: BitReader): number {
  const length = bits.bits(3);
  return (length === 7 ? 7 + bits.bits(4) : length) + 1;
}

/**
 * Decodes a list of documents below `documentCount`. `ownField` stands for the field of a list that
 * stores none (a name's). A list that claims more postings than its bits can hold is refused
 * before anything is allocated.
 */
export function decodePostings(
  bytes: Uint8Array,
  documentCount: number,
  ownField: number,
): Postings {
  if (bytes.length === 0) return emptyPostings(0);
  const reader = new ByteReader(bytes);
  const count = reader.varint();
  const room = reader.remaining;
  if (count > documentCount || count > room * 8) damaged('a list is longer than its bytes');
  const bits = new BitReader(bytes, bytes.length - room);
  const k = bits.bits(5);
  const sets = readFieldSets(bits);
  const postings = emptyPostings(count);
  const { documents, fields, positions, titleLengths } = postings;
  let document = -1;
  for (let place = 0; place < count; place += 1) {
    document += bits.rice(k) + 1;
    if (document >= documentCount) damaged('a list names a document that is not there');
    const set = sets[sets.length === 1 ? 0 : readRank(bits, sets.length - 1)] ?? 0;
    if (set === 0 && ownField === 0) damaged('a posting without fields');
    documents[place] = document;
    fields[place] = set === 0 ? ownField : set;
    if (set & fieldBits.title) {
      positions[place] = bits.rice(1);
      titleLengths[place] = readTitleLength(bits);
    }
  }
  return postings;
}
