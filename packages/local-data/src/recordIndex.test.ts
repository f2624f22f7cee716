import { expect, it } from 'vitest';
import { createRecordIndex } from './recordIndex.ts';

const stored = (name: string, value: number) => ({ raw: `${value}`, record: { name, value } });

it('finds a record by its name until its key holds something else', () => {
  const index = createRecordIndex<number>();
  index.set('k1', stored('one', 1));
  expect(index.get('one')).toBe(1);
  index.set('k1', stored('two', 2));
  expect([index.get('one'), index.get('two')]).toEqual([null, 2]);
  index.set('k1', null);
  expect([index.get('two'), [...index.keys()]]).toEqual([null, []]);
});

it('keeps a name that has moved to another key when its old key is emptied', () => {
  const index = createRecordIndex<number>();
  index.set('k1', stored('one', 1));
  index.set('k2', stored('one', 2));
  index.set('k1', null);
  expect(index.get('one')).toBe(2);
});

it('counts unreadable values and omits them', () => {
  const index = createRecordIndex<number>();
  index.set('k1', stored('one', 1));
  index.set('k2', { raw: '?', record: null });
  expect(index.values()).toEqual(new Map([['one', 1]]));
  expect([index.countUnreadable(), index.at('k2')?.raw]).toEqual([1, '?']);
});
