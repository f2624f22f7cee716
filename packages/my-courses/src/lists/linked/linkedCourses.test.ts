import { createMemoryCatalogue } from '@aulario/course-data';
import { aCourse } from '@aulario/course-data/testing';
import { expect, it } from 'vitest';
import { linkedCourses } from './linkedCourses.ts';

it('takes each course from the link or from the catalogue, in the order of the link', async () => {
  const inCatalogue = aCourse({ id: 'udemy:1' });
  const added = aCourse({ id: 'udemy:2' });
  const courses = await linkedCourses(createMemoryCatalogue([inCatalogue]), {
    courseIds: ['udemy:2', 'udemy:unknown', 'udemy:1'],
    added: [added],
  });
  expect(courses.map(({ id }) => id)).toEqual(['udemy:2', 'udemy:1']);
});
