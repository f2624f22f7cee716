import { expect, it } from 'vitest';
import { combinationsOf, enumeratedProps } from './CombinationGrid.fixture.tsx';

it('takes the values from the types that list them', () => {
  expect(
    enumeratedProps({
      size: { type: { name: 'enum', value: ["'big'", "'medium'"], required: false } },
      label: { type: { name: 'string', required: true } },
      icon: {},
    }),
  ).toEqual([['size', ['big', 'medium']]]);
});

it('combines every value with every other', () => {
  const rows = combinationsOf([
    ['tone', ['a', 'b']],
    ['size', ['x', 'y', 'z']],
  ]);
  expect(rows).toHaveLength(6);
  expect(rows[5]).toEqual({ tone: 'b', size: 'z' });
});
