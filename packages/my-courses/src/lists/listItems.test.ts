import { aCourse } from '@aulario/course-data/testing';
import { expect, it } from 'vitest';
import { itemsAtEnd } from './listItems.ts';

const [first, second, third] = ['1', '2', '3'].map((id) => aCourse({ id: `udemy:${id}` }));

it('ranks added courses after those of the list, and omits those that it contains', () => {
  if (!first || !second || !third) throw new Error('no courses');
  const present = [{ course: first, listId: 'a', addedAt: 1, rank: 7 }];
  const added = [{ course: first }, { course: second, note: 'hoy' }, { course: third }];
  const [one, other, ...rest] = itemsAtEnd('a', present, added, 9);
  expect(one).toMatchObject({ course: second, listId: 'a', addedAt: 9, note: 'hoy' });
  expect(other).not.toHaveProperty('note');
  expect(one?.rank).toBeGreaterThan(7);
  expect(other?.rank).toBeGreaterThan(one?.rank ?? 0);
  expect(rest).toEqual([]);
});
