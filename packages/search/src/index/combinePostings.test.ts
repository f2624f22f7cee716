// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { conjunction, united } from './combinePostings.ts';
import { emptyPostings, type Postings } from './decodePostings.ts';
import { fieldBits } from './postingList.ts';

function postingsOf(documents: readonly number[], fields: number, position = 0): Postings {
  const postings = emptyPostings(documents.length);
  postings.documents.set(documents);
  postings.fields.fill(fields);
  postings.positions.fill(position);
  return postings;
}

const documentsOf = ({ documents, count }: Postings) => [...documents.subarray(0, count)];

const documents = fc
  .uniqueArray(fc.nat(40))
  .map((all) => Uint32Array.from(all).sort())
  .map((all) => [...all]);

it('unites lists: every document once, with all its fields', () => {
  fc.assert(
    fc.property(fc.array(documents, { maxLength: 6 }), (lists) => {
      const all = united(lists.map((list, place) => postingsOf(list, 1 << place)));
      expect(documentsOf(all)).toEqual([...new Uint32Array(new Set(lists.flat())).sort()]);
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
      expect(documentsOf(conjunction(lists, {}))).toEqual(
        a.filter((one) => b.includes(one) && c.includes(one)),
      );
    }),
  );
});

it('requires the words of a phrase at their distance in the title', () => {
  const title = (position: number) => postingsOf([5], fieldBits.title, position);
  expect(documentsOf(conjunction([title(2), title(3)], { offsets: [0, 1] }))).toEqual([5]);
  expect(documentsOf(conjunction([title(2), title(4)], { offsets: [0, 1] }))).toEqual([]);
  expect(documentsOf(conjunction([title(3), title(2)], { offsets: [0, 1] }))).toEqual([]);
});
