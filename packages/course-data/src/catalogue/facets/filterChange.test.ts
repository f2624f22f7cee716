import { expect, it } from 'vitest';
import { hasFilters, withFilterValue, withoutFacet } from './filterChange.ts';

it('keeps the values of a facet in the order in which they are shown', () => {
  const advanced = withFilterValue({}, 'level', 'advanced', true);
  expect(advanced).toEqual({ level: ['advanced'] });
  expect(withFilterValue(advanced, 'level', 'beginner', true)).toEqual({
    level: ['beginner', 'advanced'],
  });
});

it('chooses a value once, and leaves the other facets alone', () => {
  const filters = { level: ['beginner'], price: ['free'] };
  expect(withFilterValue(filters, 'level', 'beginner', true)).toEqual(filters);
});

it('never leaves an empty list', () => {
  expect(
    withFilterValue({ level: ['beginner'], price: ['free'] }, 'level', 'beginner', false),
  ).toEqual({
    price: ['free'],
  });
  expect(withoutFacet({ level: ['beginner', 'advanced'], price: ['free'] }, 'level')).toEqual({
    price: ['free'],
  });
  expect(hasFilters(withFilterValue({ price: ['free'] }, 'price', 'free', false))).toBe(false);
});
