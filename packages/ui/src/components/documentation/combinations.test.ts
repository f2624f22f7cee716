import { expect, it } from 'vitest';
import { captionOf, combinationsOf, enumeratedProps } from './CombinationGrid.fixture.tsx';

it('takes the values from the types that list them', () => {
  expect(
    enumeratedProps({
      size: { type: { name: 'enum', value: ["'big'", 'medium'], required: false } },
      label: { type: { name: 'string', required: true } },
      steps: { type: { name: 'enum', value: ['1', '2'], required: false } },
      isBusy: { type: { name: 'boolean', required: false } },
      icon: {},
    }),
  ).toEqual([
    ['size', ['big', 'medium']],
    ['steps', [1, 2]],
    ['isBusy', [false, true]],
  ]);
});

it('combines every value with every other', () => {
  const rows = combinationsOf([
    ['tone', ['a', 'b']],
    ['size', ['x', 'y', 'z']],
  ]);
  expect(rows).toHaveLength(6);
  expect(rows[5]).toEqual({ tone: 'b', size: 'z' });
});

it('names a combination by its values, and a boolean only where it is true', () => {
  expect(captionOf({ size: 'big', isBusy: true })).toBe('big · isBusy');
  expect(captionOf({ isBusy: false })).toBe('as it is');
});
