import { expect, it } from 'vitest';
import { categories, isCategoryId } from './categories.ts';

it('holds the twelve categories once each', () => {
  expect(new Set(categories).size).toBe(12);
  expect(categories.every(isCategoryId)).toBe(true);
});

it.each(['', 'development', 'Development ', 'toString', '__proto__', null, 0, ['Design']])(
  'does not accept %j as a category',
  (value) => {
    expect(isCategoryId(value)).toBe(false);
  },
);
