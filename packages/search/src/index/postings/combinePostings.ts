import { emptyPostings, fieldBits, noPosition, type Postings } from './decodePostings.ts';

interface Joint {
  /** The distance of the other word in a phrase. */
  offset: number | null;
  /** Whether both words must be in the same field. */
  isInOneField: boolean;
}

/** The fields in which two postings of a document count as joint; 0 for none. */
function jointFields(
  one: Postings,
  row: number,
  other: Postings,
  otherRow: number,
  { offset, isInOneField }: Joint,
): number {
  const mine = one.fields[row] ?? 0;
  const theirs = other.fields[otherRow] ?? 0;
  if (offset === null) return isInOneField ? mine & theirs : mine | theirs;
  const isBehind =
    (mine & theirs & fieldBits.title) !== 0 &&
    (one.positions[row] ?? 0) + offset === other.positions[otherRow];
  return (isBehind ? fieldBits.title : 0) | (mine & theirs & fieldBits.instructor);
}

/** How the words of a conjunction belong together. */
interface Together {
  /** The distances of a phrase's words from the first one. */
  offsets?: readonly number[] | undefined;
  isInOneField?: boolean;
}

/**
 * Combines posting lists. It looks rows up by document: merging lists in order takes several times
 * as long, since no processor can guess which list has the next document. The rows of a combined
 * list are in no order.
 */
export class PostingCombiner {
  /** A row by document. It is the document's own row only if that row holds the document. */
  readonly #rows: Uint32Array;

  constructor(documentCount: number) {
    this.#rows = new Uint32Array(documentCount);
  }

  /** Merges lists; a document in several of them keeps all its fields. */
  united(lists: readonly Postings[]): Postings {
    const held = lists.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
    const [longest = emptyPostings(0), ...others] = held;
    if (others.length === 0) return longest;
    const all = this.#copied(
      longest,
      held.reduce((sum, { count }) => sum + count, 0),
    );
    for (const list of others) this.#add(all, list);
    return all;
  }

  /**
   * Returns the documents that are in all lists; with offsets, those that contain the phrase; in one
   * field, those that hold all words in the same field.
   */
  conjunction(lists: readonly Postings[], { offsets, isInOneField = false }: Together): Postings {
    const [first, ...rest] = lists;
    return rest.reduce(
      (met, list, place) =>
        this.#intersected(met, list, { offset: offsets?.[place + 1] ?? null, isInOneField }),
      first ?? emptyPostings(0),
    );
  }

  /** Copies a list, with room for `length` rows. */
  #copied(
    { count, documents, fields, positions, titleLengths }: Postings,
    length: number,
  ): Postings {
    const copy = emptyPostings(length);
    copy.count = count;
    copy.documents.set(documents.subarray(0, count));
    copy.fields.set(fields.subarray(0, count));
    copy.positions.set(positions.subarray(0, count));
    copy.titleLengths.set(titleLengths.subarray(0, count));
    for (let row = 0; row < count; row += 1) this.#rows[documents[row] ?? 0] = row;
    return copy;
  }

  /** Adds the rows of a list; a document that is there gets its fields, and a title's place. */
  #add(all: Postings, list: Postings): void {
    const { documents, fields, positions, titleLengths } = all;
    const rows = this.#rows;
    let count = all.count;
    for (let from = 0; from < list.count; from += 1) {
      const document = list.documents[from] ?? 0;
      const row = rows[document] ?? 0;
      if (row >= count || documents[row] !== document) {
        documents[count] = document;
        fields[count] = list.fields[from] ?? 0;
        positions[count] = list.positions[from] ?? noPosition;
        titleLengths[count] = list.titleLengths[from] ?? 0;
        rows[document] = count;
        count += 1;
        continue;
      }
      fields[row] = (fields[row] ?? 0) | (list.fields[from] ?? 0);
      if (positions[row] !== noPosition) continue;
      positions[row] = list.positions[from] ?? noPosition;
      titleLengths[row] = list.titleLengths[from] ?? 0;
    }
    all.count = count;
  }

  /**
   * Returns the rows of `list` whose document is also in `other`. With an offset (of a phrase), only
   * where the other word follows at that distance in the title, or both match an instructor's name.
   */
  #intersected(list: Postings, other: Postings, joint: Joint): Postings {
    const both = emptyPostings(Math.min(list.count, other.count));
    const rows = this.#rows;
    for (let row = 0; row < list.count; row += 1) rows[list.documents[row] ?? 0] = row;
    let count = 0;
    for (let otherRow = 0; otherRow < other.count; otherRow += 1) {
      const document = other.documents[otherRow] ?? 0;
      const row = rows[document] ?? 0;
      if (row >= list.count || list.documents[row] !== document) continue;
      const fields = jointFields(list, row, other, otherRow, joint);
      if (fields === 0) continue;
      both.documents[count] = document;
      both.fields[count] = fields;
      both.positions[count] = list.positions[row] ?? noPosition;
      both.titleLengths[count] = list.titleLengths[row] ?? 0;
      count += 1;
    }
    both.count = count;
    return both;
  }
}
