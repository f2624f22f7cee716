import { aCourse } from '@aulario/course-data/testing';
import { expect, it } from 'vitest';
import { copyOf } from './linkedList.ts';

it('finds the list with the same courses and notes', () => {
  const courses = [aCourse({ id: 'udemy:1' }), aCourse({ id: 'udemy:2' })];
  const courseIds = courses.map(({ id }) => id);
  const notes = new Map([['udemy:1', 'Primero']]);
  const list = { name: 'Excel', courseIds, notes, added: [], date: '2026-11-27' } as const;
  const listOf = (id: string, note?: string) => ({
    id,
    name: 'Excel',
    createdAt: 0,
    items: courses.map((course, rank) => ({
      ...{ course, listId: id, addedAt: 0, rank },
      ...(rank === 0 && note !== undefined && { note }),
    })),
  });
  const own = [listOf('plain'), listOf('copy', 'Primero')];
  expect(copyOf({ list, courses }, own)?.id).toBe('copy');
  expect(copyOf({ list, courses: courses.slice(1) }, own)).toBeUndefined();
});
