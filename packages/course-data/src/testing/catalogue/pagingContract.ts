import { expect, it } from 'vitest';
import { emptyQuery as all } from '../../catalogue/port/catalogueQuery.ts';
import { sampleCourses } from '../../samples/sampleCourses.ts';
import { someCourses } from '../builders.ts';
import { type CreateCatalogue, coursesOf } from './contractParts.ts';

/** Pages, their number, and their content. */
export function describePaging(create: CreateCatalogue) {
  it('shows the ten pages of the sample', async () => {
    const catalogue = await create(sampleCourses);
    const first = await catalogue.search({ ...all, preferredCategory: 'Development' });
    expect(first).toMatchObject({ total: 120, page: 1, pageCount: 10 });
    expect(coursesOf(first).every(({ subjects }) => subjects.includes('Python'))).toBe(true);
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
    const catalogue = await create(sampleCourses);
    expect(await catalogue.search({ ...all, page: asked })).toMatchObject({ page, pageCount: 10 });
  });

  it('has one empty page when nothing is found', async () => {
    const catalogue = await create(sampleCourses);
    const nothing = { results: [], total: 0, page: 1, pageCount: 1, similarTo: null };
    expect(await catalogue.search({ ...all, text: 'xyzzy', page: 4 })).toMatchObject(nothing);
    expect(await (await create([])).search(all)).toMatchObject(nothing);
  });

  it('fills the last page with what is left', async () => {
    const answer = await (await create(someCourses(13))).search({ ...all, page: 2 });
    expect(answer.results).toHaveLength(1);
  });
}
