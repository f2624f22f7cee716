import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance, unitsOf } from './editDistance.ts';

const distance = (a: string, b: string, limit: number) =>
  editDistance(unitsOf(a), unitsOf(b), 0, b.length, limit);

/** The recursive definition, without optimizations. */
function slowDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [x, y] = [a.slice(0, -1), b.slice(0, -1)];
  const costs = [
    slowDistance(x, b) + 1,
    slowDistance(a, y) + 1,
    slowDistance(x, y) + (a.at(-1) === b.at(-1) ? 0 : 1),
  ];
  const isSwapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  if (isSwapped) costs.push(slowDistance(a.slice(0, -2), b.slice(0, -2)) + 1);
  return Math.min(...costs);
}

it.each([
  ['python', 'python', 0],
  ['pyton', 'python', 1],
  ['pythhon', 'python', 1],
  ['pithon', 'python', 1],
  ['pyhton', 'python', 1],
  ['ptyhno', 'python', 2],
  ['exel', 'excel', 1],
  ['java', 'python', 3],
])('from %s to %s takes %i (3: more than 2)', (a, b, edits) => {
  expect(distance(a, b, 2)).toBe(edits);
});

it('equals the definition, up to its limit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
      expect(distance(a, b, limit)).toBe(Math.min(slowDistance(a, b), limit + 1));
    }),
  );
});

it('compares a word inside longer text', () => {
  expect(editDistance(unitsOf('exel'), unitsOf('--excel--'), 2, 5, 1)).toBe(1);
});

it('treats words beyond 64 units as unrelated', () => {
  expect(distance('a'.repeat(65), 'a'.repeat(65), 2)).toBe(3);
});
