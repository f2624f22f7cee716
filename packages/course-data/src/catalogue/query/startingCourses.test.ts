import { expect, it } from 'vitest';
import { aCourse } from '../../testing/builders.ts';
import { createMemoryCatalogue } from '../memory/memoryCatalogue.ts';
import { emptyQuery } from '../port/catalogueQuery.ts';
import { chooseStartingCourses } from './startingCourses.ts';

const courses = [60, 120, 240, 480, 960, 1920].map((minutes, index) =>
  aCourse({ id: `udemy:${index}`, minutes, rating: index === 2 ? 4.9 : null }),
);
const catalogue = createMemoryCatalogue(courses);
const { signal } = new AbortController();

it('chooses another course for each reason, and none for a reason that no course has', async () => {
  const starts = await chooseStartingCourses(catalogue, emptyQuery, courses.length, signal);
  expect(starts.map(({ reason, course }) => [reason, course.id])).toEqual([
    ['shortest', 'udemy:0'],
    ['rated', 'udemy:2'],
    ['longest', 'udemy:5'],
  ]);
});

it('chooses courses in the language of the reader first, then others for the other reasons', async () => {
  const english = aCourse({ id: 'udemy:en', language: 'en', rating: 3 });
  const all = createMemoryCatalogue([...courses, english]);
  const query = { ...emptyQuery, language: 'en' } as const;
  const starts = await chooseStartingCourses(all, query, courses.length + 1, signal);
  expect(
    starts.map(({ reason, isInLanguage, course }) => [reason, isInLanguage, course.id]),
  ).toEqual([
    ['rated', true, 'udemy:en'],
    ['shortest', false, 'udemy:0'],
    ['longest', false, 'udemy:5'],
  ]);
});

it('chooses nothing among few', async () => {
  expect(await chooseStartingCourses(catalogue, emptyQuery, 5, signal)).toEqual([]);
});
