import { expect, test } from 'vitest';
import * as cart from './index.ts';

test('the public values of the cart are exactly these', () => {
  expect(Object.keys(cart).sort()).toEqual([
    'CartProvider',
    'cartCounts',
    'cartTotals',
    'createCartRepository',
    'createVisitorCartMerge',
    'groupByPlatform',
    'isCounted',
    'useCart',
    'useCartActions',
    'useIsInCart',
  ]);
});
