// @vitest-environment node
import { expect, it } from 'vitest';
import { aCourse, usd } from '../testing/builders.ts';
import { sellingPrice } from './sellingPrice.ts';

it.each([
  [{ kind: 'paid', money: usd(1299) } as const, usd(1299)],
  [{ kind: 'free', certificate: usd(4900) } as const, usd(4900)],
  [{ kind: 'free', certificate: null } as const, null],
  [{ kind: 'unknown' } as const, null],
])('of %j is %j', (price, money) => {
  expect(sellingPrice(aCourse({ price }))).toEqual(money);
});
