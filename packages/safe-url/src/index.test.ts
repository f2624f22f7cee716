import { expect, it } from 'vitest';
import * as address from './index.ts';
import * as testing from './testing/index.ts';

it('exports exactly this', () => {
  expect(Object.keys(address)).toEqual(['httpsAddress', 'maxAddressLength']);
  expect(Object.keys(testing)).toEqual(['foreignAddresses', 'hostileAddresses']);
});
