// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { sampleCourses } from '../samples/sampleCourses.ts';
import { someCourses } from '../testing/builders.ts';
import { emptyQuery as all, type Catalogue, type CataloguePage } from './catalogue.ts';
import { createMemoryCatalogue } from './memoryCatalogue.ts';
import { createStaticCatalogue } from './staticCatalogue.ts';
import { withLatency } from './withLatency.ts';

const coursesOf = ({ results }: CataloguePage) => results.map(({ course }) => course);

const sources: Record<string, (courses: typeof sampleCourses) => Catalogue> = {
  memory: createMemoryCatalogue,
  static: (courses) =>
    createStaticCatalogue({ baseUrl: '/', fetch: async () => Response.json(courses) }),
  late: (courses) => withLatency(createMemoryCatalogue(courses), async () => undefined),
};

describe.each(Object.entries(sources))('every catalogue: %s', (_, create) => {
  const catalogue = create(sampleCourses);

  it('shows the ten pages of the sample', async () => {
    const first = await catalogue.search(all);
    expect(first).toMatchObject({ total: 120, page: 1, pageCount: 10 });
    expect(coursesOf(first).slice(0, 11)).toEqual(sampleCourses.slice(0, 11));
    const ids = new Set<string>();
    for (let page = 1; page <= 10; page += 1) {
      const courses = coursesOf(await catalogue.search({ ...all, page }));
      expect(courses).toHaveLength(12);
      for (const { id } of courses) ids.add(id);
    }
    expect(ids.size).toBe(120);
  });

  it.each([
    [11, 10],
    [99_999, 10],
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 10],
  ])('answers page %d with page %i', async (asked, page) => {
    expect(await catalogue.search({ ...all, page: asked })).toMatchObject({ page, pageCount: 10 });
  });

  it('shows only the asked category', async () => {
    const answer = await catalogue.search({
      ...all,
      filters: { category: ['Music'] },
      preferredCategory: 'Design',
    });
    expect(new Set(coursesOf(answer).map((course) => course.category))).toEqual(new Set(['Music']));
    expect(answer.total).toBe(8);
  });

  it('searches, alone and inside a category', async () => {
    expect(await catalogue.search({ ...all, text: ' C++ ' })).toMatchObject({ total: 11 });
    const inOther = await catalogue.search({
      ...all,
      text: 'python',
      filters: { category: ['IT & Software'] },
    });
    expect(coursesOf(inOther).map((course) => course.title)).toEqual([
      'Automate Cybersecurity Tasks with Python',
    ]);
  });

  it('has one empty page when nothing is found', async () => {
    expect(await catalogue.search({ ...all, text: 'xyzzy', page: 4 })).toEqual({
      results: [],
      total: 0,
      page: 1,
      pageCount: 1,
      correction: null,
      similarTo: null,
    });
    expect(await create([]).search(all)).toMatchObject({ total: 0, pageCount: 1 });
  });

  it('fills the last page with what is left', async () => {
    const answer = await create(someCourses(13)).search({ ...all, page: 2 });
    expect(answer.results).toHaveLength(1);
  });

  it('respects a signal before and during the search', async () => {
    const reason = new Error('left the page');
    await expect(catalogue.search(all, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const controller = new AbortController();
    const answer = create(sampleCourses).search({ ...all, text: 'python' }, controller);
    controller.abort(reason);
    await expect(answer).rejects.toBe(reason);
    expect(await catalogue.search(all, { signal: new AbortController().signal })).toMatchObject({
      total: 120,
    });
  });
});
