import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PostingCombiner } from './combinePostings.ts';
import { emptyPostings, fieldBits, type Postings } from './decodePostings.ts';

function postingsOf(documents: readonly number[], fields: number, position = 0): Postings {
  const postings = emptyPostings(documents.length);
  postings.documents.set(documents);
  postings.fields.fill(fields);
  postings.positions.fill(position);
  return postings;
}

const documentsOf = ({ documents, count }: Postings) => [...documents.subarray(0, count)];

/** One for all tests: it keeps nothing of the lists before. */
const combiner = new PostingCombiner(41);

const documents = fc
  .uniqueArray(fc.nat(40))
  .map((all) => Uint32Array.from(all).sort())
  .map((all) => [...all]);

it('unites lists: every document once, with all its fields', () => {
  fc.assert(
    fc.property(fc.array(documents, { maxLength: 6 }), (lists) => {
      const all = combiner.united(lists.map((list, place) => postingsOf(list, 1 << place)));
      expect(documentsOf(all).length).toBe(new Set(lists.flat()).size);
      expect(new Set(documentsOf(all))).toEqual(new Set(lists.flat()));
      for (const [row, document] of documentsOf(all).entries()) {
        const fields = lists.reduce(
          (sum, list, place) => sum + (list.includes(document) ? 1 << place : 0),
          0,
        );
        expect(all.fields[row]).toBe(fields);
      }
    }),
  );
});

it('keeps the documents that all lists contain', () => {
  fc.assert(
    fc.property(documents, documents, documents, (a, b, c) => {
      const lists = [a, b, c].map((list) => postingsOf(list, fieldBits.headline));
      expect(documentsOf(combiner.conjunction(lists, {})).toSorted((x, y) => x - y)).toEqual(
        a.filter((one) => b.includes(one) && c.includes(one)),
      );
    }),
  );
});

it('requires the words of a phrase at their distance in the title', () => {
  const title = (position: number) => postingsOf([5], fieldBits.title, position);
  expect(documentsOf(combiner.conjunction([title(2), title(3)], { offsets: [0, 1] }))).toEqual([5]);
  expect(documentsOf(combiner.conjunction([title(2), title(4)], { offsets: [0, 1] }))).toEqual([]);
  expect(documentsOf(combiner.conjunction([title(3), title(2)], { offsets: [0, 1] }))).toEqual([]);
});
