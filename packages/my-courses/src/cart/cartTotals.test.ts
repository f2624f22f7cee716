import type { Price } from '@aulario/course-data';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartCounts, cartTotals } from './cartTotals.ts';
import { dollars, sampleCourse } from './testing/sampleCourse.ts';

const free: Price = { kind: 'free', certificate: { amount: 4900, currency: 'USD' } };
const unknown: Price = { kind: 'unknown' };
const euros = (amount: number): Price => ({ kind: 'paid', money: { amount, currency: 'EUR' } });

function entriesOf(...prices: readonly Price[]) {
  return prices.map((price, index) => ({
    course: sampleCourse(String(index), { price }),
    addedAt: index,
    openedAt: null,
  }));
}

const row = (currency: string, amount: number) => ({ currency, amount });

describe('cartTotals', () => {
  test('adds whole cents', () => {
    expect(cartTotals(entriesOf(dollars(1010), dollars(2020), dollars(1)))).toEqual([
      row('USD', 3031),
    ]);
  });

  test('keeps currencies apart, ordered by code', () => {
    expect(cartTotals(entriesOf(dollars(1299), euros(999), dollars(1)))).toEqual([
      row('EUR', 999),
      row('USD', 1300),
    ]);
  });

  test('free and unknown courses add nothing', () => {
    expect(cartTotals(entriesOf(euros(999), free, unknown))).toEqual([row('EUR', 999)]);
  });

  test('a cart without a paid course has no total', () => {
    expect(cartTotals(entriesOf(free, unknown))).toEqual([]);
  });

  test('there is no total where no price is known', () => {
    expect(cartTotals(entriesOf(unknown))).toEqual([]);
    expect(cartTotals([])).toEqual([]);
  });

  test('is exact for any amounts, in any order', () => {
    const amounts = fc.array(fc.nat(2 ** 31), { minLength: 1, maxLength: 400 });
    fc.assert(
      fc.property(amounts, (cents) => {
        const sum = Number(cents.reduce((total, amount) => total + BigInt(amount), 0n));
        expect(cartTotals(entriesOf(...cents.map(dollars)))).toEqual([row('USD', sum)]);
        expect(cartTotals(entriesOf(...cents.toReversed().map(dollars)))).toEqual([
          row('USD', sum),
        ]);
      }),
    );
  });
});

test('cartCounts distinguishes free from unknown', () => {
  expect(cartCounts(entriesOf(dollars(1), free, unknown, unknown))).toEqual({
    total: 4,
    free: 1,
    unknown: 2,
  });
});
