import { describe, expect, it } from 'vitest';
import type { Course } from '../../course/course.ts';
import { sampleCourses } from '../../samples/sampleCourses.ts';
import { aCourse, someCourses } from '../../testing/builders.ts';
import { emptyQuery as all, type Catalogue, type CataloguePage } from '../catalogue.ts';
import { facetIds, facetValueOf, facetValues } from '../facets.ts';

/** Makes the catalogue under test. */
export type CreateCatalogue = (courses: readonly Course[]) => Promise<Catalogue>;

const coursesOf = ({ results }: CataloguePage) => results.map(({ course }) => course);

function describePaging(create: CreateCatalogue) {
  it('shows the ten pages of the sample', async () => {
    const catalogue = await create(sampleCourses);
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

function describeFilters(create: CreateCatalogue) {
  it('shows only the asked categories', async () => {
    const catalogue = await create(sampleCourses);
    const filters = { category: ['Music'] };
    const answer = await catalogue.search({ ...all, filters, preferredCategory: 'Design' });
    expect(new Set(coursesOf(answer).map((course) => course.category))).toEqual(new Set(['Music']));
    expect(answer.total).toBe(8);
  });

  it('narrows down by several facets at once', async () => {
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

  it('counts each facet under the filters of the others', async () => {
    const catalogue = await create(sampleCourses);
    const counts = await catalogue.count({
      ...all,
      filters: { platform: ['edx'], price: ['paid'] },
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

function describeText(create: CreateCatalogue) {
  it('searches, alone and inside a category', async () => {
    const catalogue = await create(sampleCourses);
    expect(await catalogue.search({ ...all, text: ' C++ ' })).toMatchObject({ total: 11 });
    const filters = { category: ['IT & Software'] };
    const inOther = await catalogue.search({ ...all, text: 'python', filters });
    expect(coursesOf(inOther).map((course) => course.title)).toEqual([
      'Automate Cybersecurity Tasks with Python',
    ]);
  });

  it('says why a course is found, and nothing where no text was asked for', async () => {
    const catalogue = await create(sampleCourses);
    const { results } = await catalogue.search({ ...all, text: 'severance' });
    expect(results[0]?.match?.words).toEqual([
      expect.objectContaining({ asked: 'severance', found: 'severance', fields: ['instructor'] }),
    ]);
    expect((await catalogue.search(all)).results[0]?.match).toBeNull();
  });

  it('corrects what is mistyped, says so, and takes the reader at his word when asked to', async () => {
    const catalogue = await create(sampleCourses);
    const corrected = await catalogue.search({ ...all, text: 'photoshp' });
    expect(corrected).toMatchObject({ correction: { from: 'photoshp', to: 'photoshop' } });
    expect(corrected.total).toBeGreaterThan(0);
    const verbatim = await catalogue.search({ ...all, text: 'photoshp', isVerbatim: true });
    expect(verbatim).toMatchObject({ total: 0, correction: null });
    expect((await catalogue.search({ ...all, text: 'photoshop' })).correction).toBeNull();
  });

  it('suggests subjects, courses and instructors, at most eight', async () => {
    const catalogue = await create(sampleCourses);
    const suggestions = await catalogue.suggest('fot', 'es');
    expect(suggestions[0]).toMatchObject({ kind: 'subject', text: 'Fotografía' });
    expect(suggestions).toContainEqual({
      kind: 'course',
      text: 'Fundamentos de fotografía documental',
      language: 'es-ES',
    });
    expect(suggestions.length).toBeLessThanOrEqual(8);
    expect(await catalogue.suggest('avinash ja', 'es')).toContainEqual({
      kind: 'instructor',
      text: 'Avinash Jain',
      language: null,
    });
    expect(await catalogue.suggest('  ', 'es')).toEqual([]);
  });
}

function describeWaysOn(create: CreateCatalogue) {
  it('finds courses like one, never that one', async () => {
    const [model = aCourse()] = sampleCourses;
    const catalogue = await create(sampleCourses);
    const answer = await catalogue.search({ ...all, similarTo: model.id });
    expect(answer.similarTo).toEqual(model);
    expect(
      coursesOf(answer)
        .slice(0, 5)
        .flatMap(({ subjects }) => subjects),
    ).toContain('Python');
    expect(coursesOf(answer)).not.toContainEqual(model);
    const unknown = await catalogue.search({ ...all, similarTo: 'udemy:none' });
    expect(unknown).toMatchObject({ similarTo: null, total: 120 });
  });

  it('tells which filters hide courses, near subjects, and where to begin', async () => {
    const catalogue = await create(sampleCourses);
    const filters = { category: ['Music'], price: ['free'] };
    const ways = await catalogue.relax({ ...all, text: 'python', filters });
    for (const { facet, total } of ways.filters) {
      const { [facet]: _, ...others } = filters as Record<string, string[]>;
      expect((await catalogue.search({ ...all, text: 'python', filters: others })).total).toBe(
        total,
      );
    }
    expect(ways.filters.map(({ facet }) => facet)).toEqual(['category']);
    expect((await catalogue.relax({ ...all, text: 'fotografias' })).subjects).toContainEqual(
      expect.objectContaining({ subject: 'Photography' }),
    );
    expect(ways.popular.length).toBeGreaterThan(0);
  });

  it('gives an overview of the twelve categories', async () => {
    const overview = await (await create(sampleCourses)).overview();
    expect(overview).toHaveLength(12);
    expect(overview.reduce((sum, { total }) => sum + total, 0)).toBe(120);
    const development = overview.find(({ category }) => category === 'Development');
    expect(development?.subjects.map(({ subject }) => subject)).toContain('C/C++');
  });

  it('recommends by category and cart, with the reason, never what is in the cart', async () => {
    const catalogue = await create(sampleCourses);
    const cart = sampleCourses.slice(0, 2);
    const asked = { category: 'Music', cart, language: 'es', limit: 6 } as const;
    const recommended = await catalogue.recommend(asked);
    expect(recommended).toHaveLength(6);
    expect(new Set(recommended.map(({ reason }) => reason.kind))).toEqual(
      new Set(['category', 'cart']),
    );
    for (const { course, reason } of recommended) {
      expect(cart).not.toContainEqual(course);
      if (reason.kind === 'category') expect(course.category).toBe('Music');
      else expect(cart).toContainEqual(reason.course);
    }
    expect(await catalogue.recommend({ ...asked, category: null, cart: [] })).toEqual([]);
  });
}

function describeSignals(create: CreateCatalogue) {
  it('respects a signal before and during a question', async () => {
    const catalogue = await create(sampleCourses);
    const reason = new Error('left the page');
    const signal = AbortSignal.abort(reason);
    await expect(catalogue.search(all, { signal })).rejects.toBe(reason);
    await expect(catalogue.count(all, { signal })).rejects.toBe(reason);
    await expect(catalogue.suggest('a', 'es', { signal })).rejects.toBe(reason);
    await expect(catalogue.overview({ signal })).rejects.toBe(reason);
    const controller = new AbortController();
    const answer = (await create(sampleCourses)).search({ ...all, text: 'python' }, controller);
    controller.abort(reason);
    await expect(answer).rejects.toBe(reason);
    const calm = new AbortController();
    expect(await catalogue.search(all, calm)).toMatchObject({ total: 120 });
  });
}

/** What every implementation of the port promises. */
export function describeCatalogue(name: string, create: CreateCatalogue): void {
  describe(`every catalogue: ${name}`, () => {
    describePaging(create);
    describeFilters(create);
    describeText(create);
    describeWaysOn(create);
    describeSignals(create);
  });
}
