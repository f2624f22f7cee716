// @vitest-environment node
import { expect, it } from 'vitest';
import { delaysOf, filled } from './eventTiming.ts';

it('counts what was too quick to be noted as 16 ms', () => {
  expect(filled([40, 24], 5)).toEqual([16, 16, 16, 24, 40]);
});

it('sums up', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(delaysOf(hundred)).toEqual({ count: 100, median: 51, p98: 99, worst: 100 });
  expect(delaysOf([])).toEqual({ count: 0, median: 0, p98: 0, worst: 0 });
});
