import { expect, it } from 'vitest';
import { facetIds, facetValueOf, facetValues } from '../../catalogue/facets/facets.ts';
import { emptyQuery as all } from '../../catalogue/port/catalogueQuery.ts';
import { sampleCourses } from '../../samples/sampleCourses.ts';
import { aCourse } from '../builders.ts';
import { type CreateCatalogue, coursesOf } from './contractParts.ts';

/** Filters, the counts of facets, and sorts. */
export function describeFilters(create: CreateCatalogue) {
  it('shows only the filtered categories', async () => {
    const catalogue = await create(sampleCourses);
    const filters = { category: ['Music'] };
    const answer = await catalogue.search({ ...all, filters, preferredCategory: 'Design' });
    expect(new Set(coursesOf(answer).map((course) => course.category))).toEqual(new Set(['Music']));
    expect(answer.total).toBe(8);
  });

  it('combines filters of several facets', async () => {
    const catalogue = await create(sampleCourses);
    const filters = { language: ['es'], price: ['free', 'unknown'], platform: ['edx'] };
    const expected = sampleCourses.filter(
      (course) =>
        course.platform === 'edx' &&
        facetValueOf(course, 'language') === 'es' &&
        course.price.kind !== 'paid',
    );
    const answer = await catalogue.search({ ...all, filters });
    expect(answer.total).toBe(expected.length);
    expect(expected).toEqual(expect.arrayContaining(coursesOf(answer)));
  });

  it('finds a course under both of its categories, first those of which it is the first', async () => {
    const courses = [
      aCourse({ id: 'udemy:1', category: 'Development', secondCategory: 'Music' }),
      ...Array.from({ length: 13 }, (_, number) =>
        aCourse({ id: `udemy:2${number}`, category: 'Music', rating: null }),
      ),
      aCourse({ id: 'udemy:3', category: 'Music', language: 'ja' }),
    ];
    const catalogue = await create(courses);
    const filters = { category: ['Music'] };
    const pages = await Promise.all(
      [1, 2].map((page) => catalogue.search({ ...all, filters, page })),
    );
    const ids = pages.flatMap(coursesOf).map(({ id }) => id);
    expect(pages.map(({ total }) => total)).toEqual([15, 15]);
    expect(new Set(ids).size).toBe(15);
    expect(ids.indexOf('udemy:1')).toBeGreaterThanOrEqual(13);
    const { category } = await catalogue.count({ ...all, filters });
    expect([category['Music'], category['Development'], category['unknown']]).toEqual([15, 1, 0]);
    const totals = (await catalogue.overview({ category: null })).map(
      (one) => [one.category, one.total] as const,
    );
    expect(totals).toEqual(
      expect.arrayContaining([
        ['Music', 15],
        ['Development', 1],
      ]),
    );
    const both = await catalogue.search({
      ...all,
      filters: { category: ['Development', 'Music'] },
    });
    expect(both.total).toBe(15);
  });

  it('counts each facet under the filters of the others', async () => {
    const catalogue = await create(sampleCourses);
    const counts = await catalogue.count({
      ...all,
      filters: { platform: ['edx'], price: ['under-20', '20-50', '50-100', 'over-100'] },
    });
    for (const value of facetValues.platform) {
      const paid = sampleCourses.filter(
        (course) => course.platform === value && course.price.kind === 'paid',
      );
      expect(counts.platform[value]).toBe(paid.length);
    }
    expect(Object.values(counts.level).reduce((sum, count) => sum + count, 0)).toBe(
      counts.platform['edx'],
    );
  });

  it('counts every course once in every facet', async () => {
    const counts = await (await create(sampleCourses)).count(all);
    for (const facet of facetIds) {
      expect(Object.keys(counts[facet])).toEqual(facetValues[facet]);
      expect(Object.values(counts[facet]).reduce((sum, count) => sum + count, 0)).toBe(120);
    }
  });

  it.each(['rating', 'price-up', 'price-down'] as const)(
    'sorts by %s, unknown last',
    async (sort) => {
      const catalogue = await create(sampleCourses);
      const pages = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          catalogue.search({ ...all, sort, page: index + 1 }),
        ),
      );
      const keys = pages.flatMap(coursesOf).map(({ rating, price }) => {
        if (sort === 'rating') return rating === null ? Number.POSITIVE_INFINITY : -rating;
        if (price.kind === 'unknown') return Number.POSITIVE_INFINITY;
        const amount = price.kind === 'paid' ? price.money.amount : 0;
        return sort === 'price-up' ? amount : -amount;
      });
      expect(keys).toEqual(keys.toSorted((a, b) => (a === b ? 0 : a - b)));
    },
  );
}
