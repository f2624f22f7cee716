import {
  type Catalogue,
  type CataloguePage,
  type Course,
  createMemoryCatalogue,
} from '@aulario/course-data';
import { courseShardOf } from '@aulario/course-data/build';
import { sampleCourses, someCourses } from '@aulario/course-data/testing';
import { expect, it } from 'vitest';
import { coursePages } from './coursePages.ts';
import { readCourses } from './readCourses.ts';

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

const pathsOf = async (maxCourses: number, asked: Pick<Catalogue, 'search'> = catalogue) =>
  coursePages(await readCourses(asked, { courses: maxCourses, answers: 0 }), maxCourses).map(
    ({ path }) => path,
  );

it('gives a page to every course, to complete ones before others', async () => {
  const [one, two] = ['/course/udemy:1', '/course/udemy:2'].map((path) =>
    expect.stringContaining(path),
  );
  expect((await pathsOf(100)).sort()).toEqual([one, two]);
  expect(await pathsOf(1)).toEqual([two]);
});

it('lists them in the order of the files that hold them', async () => {
  const many = someCourses(100);
  const ids = (await pathsOf(100, createMemoryCatalogue(many))).map((path) => path.split('/')[2]);
  const shards = ids.map((id) => courseShardOf(id ?? '', many.length));
  expect(new Set(ids).size).toBe(100);
  expect(shards).toEqual(shards.toSorted((one, other) => one - other));
});
