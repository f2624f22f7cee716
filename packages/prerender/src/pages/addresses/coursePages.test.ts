import type { CataloguePage, Course } from '@aulario/course-data';
import { sampleCourses } from '@aulario/course-data/testing';
import { expect, it } from 'vitest';
import { coursePages } from './coursePages.ts';

const [whole] = sampleCourses.filter(({ price }) => price.kind === 'paid');
if (whole === undefined) throw new Error('No paid sample');
const courses: readonly Course[] = [
  { ...whole, id: 'udemy:1', price: { kind: 'unknown' } },
  { ...whole, id: 'udemy:2', headline: '', level: 'beginner' },
];

const catalogue = {
  search: async (): Promise<CataloguePage> => ({
    results: courses.map((course) => ({ course, match: null })),
    damaged: 0,
    total: courses.length,
    page: 1,
    pageCount: 1,
    correction: null,
    omittedWords: [],
    mentionedFilters: [],
    unmetFilters: [],
    meaning: null,
    similarTo: null,
  }),
};

it('gives a page to every course, the complete ones first', async () => {
  const all = ['/course/udemy:2', '/course/udemy:1'];
  expect(await coursePages(catalogue, 100)).toMatchObject(
    all.map((path) => ({ path: expect.stringContaining(path), kind: 'course' })),
  );
  expect(await coursePages(catalogue, 1)).toHaveLength(1);
});
