import { BitReader } from '../bytes/bits.ts';
import { ByteReader, damaged } from '../bytes/bytes.ts';

/** The field bits of a posting. The bits of names apply to the names' own lists. */
export const fieldBits = {
  title: 1,
  instructor: 2,
  headline: 4,
  subject: 8,
  institution: 16,
  platform: 32,
  category: 64,
} as const;

/** Greater positions and title lengths are stored as these values. */
export const maxPosition = 30;
export const maxTitleWords = 22;

/** A title's length is stored as its distance from this one. */
export const usualTitleWords = 5;

/** A longer list is split into blocks of this many postings, which a reader can skip. */
export const blockLength = 256;

/** Not in the title. */
export const noPosition = 255;

/** One document in a posting list. */
export interface Posting {
  document: number;
  /** Sum of field bits; 0 in the list of a name, which has the field of that name. */
  fields: number;
  /** Index of the word in the title, from 0; only valid with the title's bit. */
  position: number;
  /** Number of significant words in the title; only valid with the title's bit. */
  titleLength: number;
}

const weights: Readonly<Record<keyof typeof fieldBits, number>> = {
  title: 1,
  subject: 0.85,
  instructor: 0.8,
  institution: 0.5,
  headline: 0.35,
  category: 0.25,
  platform: 0.25,
};

/** The factor for all fields of a word except its best one. */
const furtherShare = 0.2;

/** The weight of a match, indexed by its set of field bits. */
export const fieldWeights: Float32Array = Float32Array.from({ length: 128 }, (_, fields) => {
  const met = (Object.keys(fieldBits) as (keyof typeof fieldBits)[])
    .filter((field) => fields & fieldBits[field])
    .map((field) => weights[field]);
  const best = Math.max(0, ...met);
  return best + furtherShare * (met.reduce((sum, weight) => sum + weight, 0) - best);
});

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

/** A decoded posting list in ascending order of documents: one column per part of a posting. */
export interface Postings {
  count: number;
  documents: Uint32Array;
  fields: Uint8Array;
  /** noPosition where the word is not in the title. */
  positions: Uint8Array;
  titleLengths: Uint8Array;
}

/**
 * Allocates columns for `count` postings, in one buffer: four take up to three times as long. A row
 * has no meaning until all its parts are written.
 */
export function emptyPostings(count: number): Postings {
  const buffer = new ArrayBuffer(count * 7);
  return {
    count,
    documents: new Uint32Array(buffer, 0, count),
    fields: new Uint8Array(buffer, count * 4, count),
    positions: new Uint8Array(buffer, count * 5, count),
    titleLengths: new Uint8Array(buffer, count * 6, count),
  };
}

function readFieldSets(bits: BitReader): Uint8Array {
  const sets = new Uint8Array(bits.bits(3));
  if (sets.length === 0) damaged('a list without fields');
  for (let place = 0; place < sets.length; place += 1) sets[place] = bits.bits(3);
  return sets;
}

/** The length in bytes of the header before the rows of a list that is split into blocks. */
const headerLength = (setCount: number): number => Math.ceil((8 + 3 * setCount) / 8);

/** The integer of a number in the order 0, -1, 1, -2 … */
const fromZigzag = (number: number): number => (number >>> 1) ^ -(number & 1);

function readTitleLength(bits: BitReader): number {
  const length = usualTitleWords + fromZigzag(bits.rice(1));
  if (length < 1) damaged('a title without words');
  return length;
}

interface Coding {
  k: number;
  sets: Uint8Array;
  /** The field of a list that stores none: that of a name. */
  ownField: number;
  documentCount: number;
  among: DocumentMarks | null;
}

/** Appends `count` rows after document `before` to the columns. Returns the last document. */
function decodeRows(
  bits: BitReader,
  { k, sets, ownField, documentCount, among }: Coding,
  postings: Postings,
  count: number,
  before: number,
): number {
  const { documents, fields, positions, titleLengths } = postings;
  const lastRank = sets.length - 1;
  let row = postings.count;
  let document = before;
  for (let left = count; left > 0; left -= 1) {
    document += bits.expGolomb(k) + 1;
    if (document >= documentCount) damaged('a list names a document that is not there');
    const set = sets[bits.unaryUpTo(lastRank)] ?? 0;
    const isInTitle = (set & fieldBits.title) !== 0;
    const position = isInTitle ? bits.rice(1) : noPosition;
    const titleLength = isInTitle ? readTitleLength(bits) : 0;
    if (among !== null && !among.has(document)) continue;
    documents[row] = document;
    fields[row] = set === 0 ? ownField : set;
    positions[row] = position;
    titleLengths[row] = titleLength;
    row += 1;
  }
  postings.count = row;
  return document;
}

/** Reads the blocks, and skips those that cannot contain any of the wanted documents. */
function decodeBlocks(input: ByteReader, coding: Coding, postings: Postings, count: number): void {
  const table = Array.from({ length: Math.ceil(count / blockLength) }, () => ({
    span: input.varint(),
    length: input.varint(),
  }));
  let before = -1;
  for (const [block, { span, length }] of table.entries()) {
    const bytes = input.bytes(length);
    const last = before + span + 1;
    if (coding.among === null || coding.among.hasAny(before + 1, last)) {
      const rows = Math.min(blockLength, count - block * blockLength);
      const found = decodeRows(new BitReader(bytes), coding, postings, rows, before);
      if (found !== last) damaged('a block ends with another document');
    }
    before = last;
  }
}

/**
 * Decodes a posting list of documents below `documentCount`; with `among`, only those in that set.
 * `ownField` is the field of a list that stores none (a name's). Refuses a list that claims more
 * postings than its bits can hold before it allocates.
 */
export function decodePostings(
  bytes: Uint8Array,
  documentCount: number,
  ownField: number,
  among: DocumentMarks | null = null,
): Postings {
  if (bytes.length === 0) return emptyPostings(0);
  const input = new ByteReader(bytes);
  const count = input.varint();
  const room = input.remaining;
  if (count > documentCount || count > room * 8) damaged('a list is longer than its bytes');
  const bits = new BitReader(bytes, bytes.length - room);
  const k = bits.bits(5);
  const sets = readFieldSets(bits);
  if (ownField === 0 && sets.includes(0)) damaged('a posting without fields');
  const postings = emptyPostings(Math.min(count, among?.atMost ?? count));
  postings.count = 0;
  const coding = { k, sets, ownField, documentCount, among };
  if (count <= blockLength) decodeRows(bits, coding, postings, count, -1);
  else {
    input.bytes(headerLength(sets.length));
    decodeBlocks(input, coding, postings, count);
  }
  return postings;
}
