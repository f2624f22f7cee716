import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DocumentRows } from './documentRows.ts';

it('numbers documents in the order of adding, and forgets them all when cleared', () => {
  const rows = new DocumentRows(31);
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(30)), (documents) => {
      rows.clear();
      for (const document of documents) {
        rows.reserve(rows.count + 1);
        rows.add(document);
      }
      expect([...rows.documents.subarray(0, rows.count)]).toEqual(documents);
      for (let document = 0; document < 31; document += 1) {
        expect(rows.rowOf(document)).toBe(documents.indexOf(document));
      }
    }),
  );
});
