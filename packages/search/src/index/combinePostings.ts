import { emptyPostings, type Postings } from './decodePostings.ts';
import { fieldBits, noPosition } from './postingList.ts';

/** Writes a row of one list into another. */
function copyRow(to: Postings, row: number, from: Postings, fromRow: number): void {
  to.documents[row] = from.documents[fromRow] ?? 0;
  to.fields[row] = from.fields[fromRow] ?? 0;
  to.positions[row] = from.positions[fromRow] ?? noPosition;
  to.titleLengths[row] = from.titleLengths[fromRow] ?? 0;
}

interface Joint {
  /** The distance of the other word in a phrase. */
  offset: number | null;
  /** Whether both words must be in the same field. */
  isInOneField: boolean;
}

/**
 * Returns the rows of `list` whose document is also in `other`. With an offset (of a phrase), only
 * where the other word follows at that distance in the title, or both match an instructor's name.
 */
function intersected(list: Postings, other: Postings, joint: Joint): Postings {
  const both = emptyPostings(Math.min(list.count, other.count));
  let row = 0;
  for (let i = 0, j = 0; i < list.count && j < other.count; ) {
    const left = list.documents[i] ?? 0;
    const right = other.documents[j] ?? 0;
    if (left === right) {
      const fields = jointFields(list, i, other, j, joint);
      copyRow(both, row, list, i);
      both.fields[row] = fields;
      if (fields !== 0) row += 1;
    }
    if (left <= right) i += 1;
    if (right <= left) j += 1;
  }
  both.count = row;
  return both;
}

function jointFields(
  list: Postings,
  i: number,
  other: Postings,
  j: number,
  { offset, isInOneField }: Joint,
): number {
  const mine = list.fields[i] ?? 0;
  const theirs = other.fields[j] ?? 0;
  if (offset === null) return isInOneField ? mine & theirs : mine | theirs;
  const isBehind =
    (mine & theirs & fieldBits.title) !== 0 &&
    (list.positions[i] ?? 0) + offset === other.positions[j];
  return (isBehind ? fieldBits.title : 0) | (mine & theirs & fieldBits.instructor);
}

/** How the words of a conjunction belong together. */
interface Together {
  /** The distances of a phrase's words from the first one. */
  offsets?: readonly number[] | undefined;
  isInOneField?: boolean;
}

/**
 * Returns the documents that are in all lists; with offsets, those that contain the phrase; in one
 * field, those that hold all words in the same field.
 */
export function conjunction(
  lists: readonly Postings[],
  { offsets, isInOneField = false }: Together,
): Postings {
  const [first, ...rest] = lists;
  return rest.reduce(
    (met, list, place) =>
      intersected(met, list, { offset: offsets?.[place + 1] ?? null, isInOneField }),
    first ?? emptyPostings(0),
  );
}

/** Merges lists; a document in several of them keeps all its fields. */
export function united(lists: readonly Postings[]): Postings {
  const held = lists.filter(({ count }) => count > 0);
  if (held.length < 2) return held[0] ?? emptyPostings(0);
  // Merges by halves: one after the other would copy the rows of the first of 100 lists 100 times.
  const middle = held.length >>> 1;
  return unitedPair(united(held.slice(0, middle)), united(held.slice(middle)));
}

function unitedPair(a: Postings, b: Postings): Postings {
  const both = emptyPostings(a.count + b.count);
  const { documents: left, count: leftCount } = a;
  const { documents: right, count: rightCount } = b;
  let row = 0;
  let i = 0;
  let j = 0;
  for (; i < leftCount && j < rightCount; row += 1) {
    const order = (left[i] ?? 0) - (right[j] ?? 0);
    if (order <= 0) copyRow(both, row, a, i++);
    else copyRow(both, row, b, j);
    if (order === 0) addFields(both, row, b, j);
    if (order >= 0) j += 1;
  }
  const [rest, start] = i < leftCount ? [a, i] : [b, j];
  for (let from = start; from < rest.count; from += 1, row += 1) copyRow(both, row, rest, from);
  both.count = row;
  return both;
}

/** Adds the fields of the same document in another list, and its place in the title if it has none. */
function addFields(to: Postings, row: number, from: Postings, fromRow: number): void {
  to.fields[row] = (to.fields[row] ?? 0) | (from.fields[fromRow] ?? 0);
  if (to.positions[row] !== noPosition) return;
  to.positions[row] = from.positions[fromRow] ?? noPosition;
  to.titleLengths[row] = from.titleLengths[fromRow] ?? 0;
}
