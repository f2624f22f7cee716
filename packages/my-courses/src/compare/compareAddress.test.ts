import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromCompareSearch, toCompareSearch } from './compareAddress.ts';
import { usualWeights, weightSteps } from './weights.ts';

test('an address brings back what it was made of', () => {
  const id = fc.string({ minLength: 1, maxLength: 40 });
  const weight = fc.constantFrom(...weightSteps);
  const weights = fc.record({
    cost: weight,
    language: weight,
    time: weight,
    level: weight,
    rating: weight,
    certificate: weight,
    certified: weight,
  });
  fc.assert(
    fc.property(fc.uniqueArray(id, { maxLength: 4 }), weights, (courseIds, by) => {
      expect(fromCompareSearch(`?${toCompareSearch(courseIds, by)}`)).toEqual({
        courseIds,
        weights: by,
        hasMore: false,
      });
    }),
  );
});

test.each(['*', '**', '_', '__', '~', '~~'])("'%s' behind an address changes nothing", (mark) => {
  for (const id of ['udemy:1', 'edx:a-', 'edx:a.', 'edx:a_', 'edx:a*', 'edx:a ']) {
    const address = toCompareSearch([id]);
    expect(address).toMatch(/[a-zA-Z0-9]$/);
    expect(fromCompareSearch(`?${address}${mark}`).courseIds).toEqual([id]);
  }
});

test('the usual weights are not said', () => {
  expect(toCompareSearch(['udemy:1'])).toBe('c=udemy%3A1');
});

test('what cannot be read counts as not said', () => {
  for (const search of ['', '?w=9', '?w=22222x', '?c=&w=', '?w=22222222', '?%E0%A4%A']) {
    expect(fromCompareSearch(search)).toEqual({
      courseIds: [],
      weights: usualWeights,
      hasMore: false,
    });
  }
  fc.assert(
    fc.property(fc.string(), (search) => {
      expect(fromCompareSearch(search).courseIds.length).toBeLessThan(5);
    }),
  );
});

test('only as many as stand side by side, each once', () => {
  const read = fromCompareSearch('?c=a&c=b&c=a&c=d&c=e&c=f');
  expect(read).toMatchObject({ courseIds: ['a', 'b', 'd', 'e'], hasMore: true });
});

test('an address of before the price with certificate leaves it at its usual weight', () => {
  const { weights } = fromCompareSearch('?c=udemy:1&w=012301');
  expect(weights).toEqual({
    ...{ cost: 0, language: 1, time: 2, level: 3, rating: 0, certificate: 1, certified: 0 },
  });
  expect(toCompareSearch([], weights)).toBe('w=012301');
  expect(toCompareSearch([], { ...weights, certified: 2 })).toBe('w=0123012');
});
