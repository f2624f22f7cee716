import { expect, it } from 'vitest';
import { freeListName } from './freeListName.ts';
import { maxListName } from './listCodecs.ts';

it('keeps a free name, and numbers a taken one', () => {
  expect(freeListName(' Música ', [])).toBe('Música');
  expect(freeListName('Música', ['Música'])).toBe('Música (2)');
  expect(freeListName('Música', ['Música', 'Música (2)'])).toBe('Música (3)');
});

it('stays within the longest name', () => {
  const name = 'x'.repeat(maxListName);
  const free = freeListName(name, [name]);
  expect(free).toHaveLength(maxListName);
  expect(free.endsWith('x (2)')).toBe(true);
  const long = `${'a'.repeat(75)}😀😀😀😀😀`;
  expect(freeListName(long, [long])).toBe(`${'a'.repeat(75)}😀 (2)`);
});
