import fc from 'fast-check';
import { expect, it } from 'vitest';
import { classOfKey, documentOfKey, LazyOrder, rankKey, shareOfKey } from './rankKeys.ts';

const ranked = fc.record({
  rankClass: fc.nat(60),
  share: fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000),
  document: fc.nat(2 ** 21 - 1),
});

it('orders by class, then score, then place in the catalogue', () => {
  fc.assert(
    fc.property(ranked, ranked, (a, b) => {
      const order = a.rankClass - b.rankClass || b.share - a.share || a.document - b.document;
      const [one, other] = [a, b].map((all) => rankKey(all.rankClass, all.share, all.document));
      expect(Math.sign((one ?? 0) - (other ?? 0))).toBe(Math.sign(order));
    }),
  );
});

it('returns the parts of a key', () => {
  fc.assert(
    fc.property(ranked, ({ rankClass, share, document }) => {
      const key = rankKey(rankClass, share, document);
      expect([classOfKey(key), documentOfKey(key)]).toEqual([rankClass, document]);
      expect(shareOfKey(key)).toBeCloseTo(share, 6);
    }),
  );
});

it('returns the same order by page as at once, from any page', () => {
  const slice = fc.tuple(fc.nat(500), fc.nat(60));
  fc.assert(
    fc.property(fc.array(fc.nat(400), { maxLength: 500 }), fc.array(slice), (keys, slices) => {
      const order = new LazyOrder(Float64Array.from(keys));
      const sorted = keys.toSorted((a, b) => a - b);
      for (const [start, count] of slices) {
        expect([...order.slice(start, start + count)]).toEqual(sorted.slice(start, start + count));
      }
    }),
  );
});
