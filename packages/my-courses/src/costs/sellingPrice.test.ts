import { aCourse, usd } from '@aulario/course-data/testing';
import { expect, it } from 'vitest';
import { platformCurrencies, sellingPrice } from './sellingPrice.ts';

it.each([
  [{ kind: 'paid', money: usd(1299) } as const, usd(1299)],
  [{ kind: 'free', certificate: usd(4900) } as const, usd(4900)],
  [{ kind: 'free', certificate: null } as const, null],
  [{ kind: 'unknown' } as const, null],
])('of %j is %j', (price, money) => {
  expect(sellingPrice(aCourse({ price }))).toEqual(money);
});

it('names the platforms that sell, each with the currency of its first known price', () => {
  const euros = { kind: 'paid', money: { amount: 900, currency: 'EUR' } } as const;
  const courses = [
    aCourse({ platform: 'udemy', price: { kind: 'unknown' } }),
    aCourse({ platform: 'udemy', price: euros }),
    aCourse({ platform: 'udemy', price: { kind: 'paid', money: usd(900) } }),
    aCourse({ platform: 'edx', price: { kind: 'free', certificate: usd(4900) } }),
    aCourse({ platform: 'coursera', price: { kind: 'free', certificate: null } }),
  ];
  expect([...platformCurrencies(courses)]).toEqual([
    ['udemy', 'EUR'],
    ['edx', 'USD'],
  ]);
});
