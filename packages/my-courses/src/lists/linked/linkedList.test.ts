import { createMemoryCatalogue } from '@aulario/course-data';
import { aCourse } from '@aulario/course-data/testing';
import { expect, it } from 'vitest';
import { copyOf, linkedCourses, openLinkedList } from './linkedList.ts';
import { encodeListLink } from './listLink.ts';

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

it('takes each course from the link or from the catalogue, in the order of the link', async () => {
  const inCatalogue = aCourse({ id: 'udemy:1' });
  const added = aCourse({ id: 'udemy:2' });
  const courses = await linkedCourses(createMemoryCatalogue([inCatalogue]), {
    courseIds: ['udemy:2', 'udemy:unknown', 'udemy:1'],
    added: [added],
  });
  expect(courses.map(({ id }) => id)).toEqual(['udemy:2', 'udemy:1']);
});

it('opens the list in a link, and none in a link that is cut off', async () => {
  const course = aCourse({ id: 'udemy:1' });
  const list = { name: 'Excel', courseIds: [course.id], added: [], date: null };
  const catalogue = createMemoryCatalogue([course]);
  const link = await encodeListLink(list);
  expect(await openLinkedList(catalogue, link)).toMatchObject({ list, courses: [course] });
  expect(await openLinkedList(catalogue, link.slice(0, 8))).toBeNull();
});
