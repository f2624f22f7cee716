import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SearchIndexError } from '../bytes/bytes.ts';
import {
  blockLength,
  DocumentMarks,
  decodePostings,
  fieldBits,
  maxPosition,
  maxTitleWords,
  noPosition,
  type Posting,
} from './decodePostings.ts';
import { encodePostings } from './encodePostings.ts';

const posting = fc.record({
  document: fc.nat(50_000),
  fields: fc.integer({ min: 1, max: 7 }),
  position: fc.nat(40),
  titleLength: fc.integer({ min: 1, max: 40 }),
});
const postings = fc
  .uniqueArray(posting, { selector: ({ document }) => document, maxLength: 200 })
  .map((all) => all.toSorted((a, b) => a.document - b.document));

function decoded(bytes: Uint8Array, ownField = 0): Posting[] {
  const { count, documents, fields, positions, titleLengths } = decodePostings(
    bytes,
    50_001,
    ownField,
  );
  return Array.from({ length: count }, (_, row) => ({
    document: documents[row] ?? -1,
    fields: fields[row] ?? -1,
    position: positions[row] ?? -1,
    titleLength: titleLengths[row] ?? -1,
  }));
}

/** What the format keeps of a posting: positions only in titles, up to the format's limits. */
function kept(one: Posting): Posting {
  if (!(one.fields & fieldBits.title)) return { ...one, position: noPosition, titleLength: 0 };
  const position = Math.min(one.position, maxPosition);
  return { ...one, position, titleLength: Math.min(one.titleLength, maxTitleWords) };
}

it('decodes what was encoded', () => {
  fc.assert(
    fc.property(postings, (all) => {
      expect(decoded(encodePostings(all))).toEqual(all.map(kept));
    }),
  );
});

it('decodes only the wanted documents of a long list, by block', () => {
  const all = Array.from({ length: 3 * blockLength + 7 }, (_, row) => ({
    document: 3 * row + (row % 2),
    fields: 1 + (row % 7),
    position: row % 9,
    titleLength: 1 + (row % 12),
  }));
  const bytes = encodePostings(all);
  expect(decoded(bytes)).toEqual(all.map(kept));
  const wanted = fc.uniqueArray(fc.nat(2400), { maxLength: 40 });
  fc.assert(
    fc.property(wanted, (documents) => {
      const marks = new DocumentMarks(50_001);
      marks.narrowTo([{ documents: Uint32Array.from(documents), count: documents.length }]);
      const { count, documents: found } = decodePostings(bytes, 50_001, 0, marks);
      expect([...found.subarray(0, count)]).toEqual(
        all.map(({ document }) => document).filter((document) => documents.includes(document)),
      );
    }),
  );
});

it('uses the field of the name for a list of names', () => {
  const all = [3, 4, 9].map((document) => ({ document, fields: 0, position: 0, titleLength: 0 }));
  expect(decoded(encodePostings(all), fieldBits.subject).map(({ fields }) => fields)).toEqual([
    8, 8, 8,
  ]);
  expect(() => decoded(encodePostings(all))).toThrow(SearchIndexError);
});

it('spends about a bit on each document of a run', () => {
  const all = Array.from({ length: 8000 }, (_, document) => ({
    document,
    fields: 0,
    position: 0,
    titleLength: 0,
  }));
  expect(encodePostings(all).length).toBeLessThan(1110);
});

it('refuses unknown documents, and more of them than fit', () => {
  const bytes = encodePostings([{ document: 900, fields: 1, position: 0, titleLength: 1 }]);
  expect(() => decodePostings(bytes, 900, 0)).toThrow(SearchIndexError);
  expect(() => decodePostings(Uint8Array.of(0x7f, 0x08), 50_000, 0)).toThrow(SearchIndexError);
});
