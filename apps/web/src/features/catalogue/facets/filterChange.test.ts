import { expect, it } from 'vitest';
import { hasFilters, withoutFacet, withValue } from './filterChange.ts';

it('keeps the values of a facet in the order in which they are shown', () => {
  const advanced = withValue({}, 'level', 'advanced', true);
  expect(advanced).toEqual({ level: ['advanced'] });
  expect(withValue(advanced, 'level', 'beginner', true)).toEqual({
    level: ['beginner', 'advanced'],
  });
});

it('chooses a value once, and leaves the other facets alone', () => {
  const filters = { level: ['beginner'], price: ['free'] };
  expect(withValue(filters, 'level', 'beginner', true)).toEqual(filters);
});

it('never leaves an empty list', () => {
  expect(withValue({ level: ['beginner'], price: ['free'] }, 'level', 'beginner', false)).toEqual({
    price: ['free'],
  });
  expect(withoutFacet({ level: ['beginner', 'advanced'], price: ['free'] }, 'level')).toEqual({
    price: ['free'],
  });
  expect(hasFilters(withValue({ price: ['free'] }, 'price', 'free', false))).toBe(false);
});
