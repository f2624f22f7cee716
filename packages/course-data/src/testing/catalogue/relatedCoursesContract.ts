import { expect, it } from 'vitest';
import { emptyQuery as all } from '../../catalogue/port/catalogueQuery.ts';
import { recommendationKey } from '../../catalogue/recommend/groupByReason.ts';
import { sampleCourses } from '../../samples/sampleCourses.ts';
import { aCourse } from '../builders.ts';
import { type CreateCatalogue, coursesOf } from './contractParts.ts';

/** Similar courses, alternatives to empty results, overviews and recommendations. */
export function describeRelatedCourses(create: CreateCatalogue) {
  it('finds similar courses, never the course itself', async () => {
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

  it('finds exactly the courses of a subject, as the overview counts them', async () => {
    const catalogue = await create(sampleCourses);
    const [finance] = await catalogue.overview({ category: 'Finance & Accounting' });
    for (const { subject, total } of finance?.subjects ?? []) {
      const filters = { category: ['Finance & Accounting'] };
      const page = await catalogue.search({ ...all, subject, filters });
      expect(page.total, subject).toBe(total);
      expect(coursesOf(page).every(({ subjects }) => subjects.includes(subject))).toBe(true);
    }
    expect((await catalogue.search({ ...all, subject: 'none' })).total).toBe(0);
  });

  it('names the subjects of a course in Spanish where a name is known', async () => {
    const course = aCourse({ subjects: ['Photography', 'Quux'] });
    const page = await (await create([course])).course(course.id);
    expect(page?.subjects).toEqual([
      { subject: 'Photography', names: { es: 'Fotografía' } },
      { subject: 'Quux', names: {} },
    ]);
  });

  it('returns a course by id, and similar ones', async () => {
    const [model = aCourse()] = sampleCourses;
    const catalogue = await create(sampleCourses);
    expect((await catalogue.course(model.id))?.course).toEqual(model);
    expect(await catalogue.course('udemy:none')).toBeNull();
    const asked = { courseId: model.id, language: 'es', limit: 4 } as const;
    const similar = await catalogue.similar(asked);
    expect(similar).toHaveLength(4);
    expect(similar.flatMap(({ subjects }) => subjects)).toContain('Python');
    expect(similar).not.toContainEqual(model);
    expect(await catalogue.similar({ ...asked, courseId: 'udemy:none' })).toEqual([]);
  });

  it('returns filters that exclude courses, similar subjects, and popular courses', async () => {
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
    const catalogue = await create(sampleCourses);
    const overview = await catalogue.overview({ category: null });
    expect(overview).toHaveLength(12);
    expect(overview.reduce((sum, { total }) => sum + total, 0)).toBe(120);
    const development = overview.find(({ category }) => category === 'Development');
    expect(development?.subjects.map(({ subject }) => subject)).toContain('C/C++');
    expect(await catalogue.overview({ category: 'Development' })).toEqual([development]);
  });

  it('recommends by category and cart, with the reason, never what is in the cart', async () => {
    const catalogue = await create(sampleCourses);
    const cart = sampleCourses.filter(({ subjects }) => subjects.includes('Guitar'));
    const category = 'Development';
    const reader = { preferredCategory: category, language: 'es' } as const;
    const asked = { category, cart, ...reader, limit: 9 } as const;
    const recommended = await catalogue.recommend(asked);
    expect(recommended).toHaveLength(9);
    const browsed = await catalogue.search({ ...all, ...reader });
    expect(new Set(recommended.map(({ reason }) => reason.kind))).toEqual(
      new Set(['category', 'cart']),
    );
    for (const { course, reason } of recommended) {
      expect(cart).not.toContainEqual(course);
      expect(coursesOf(browsed)).not.toContainEqual(course);
      if (reason.kind === 'category') expect(course.category).toBe('Development');
      else expect(cart).toContainEqual(reason.course);
    }
    expect(await catalogue.recommend({ ...asked, category: null, cart: [] })).toEqual([]);
  });

  it('recommends from the cart although the first page shows what is most like it', async () => {
    const catalogue = await create(sampleCourses);
    const cart = sampleCourses.filter(({ title }) => title.startsWith('Programación para todos'));
    const reader = { preferredCategory: null, language: 'es' } as const;
    const recommended = await catalogue.recommend({ category: null, cart, ...reader, limit: 4 });
    expect(recommended).toHaveLength(4);
    for (const { course } of recommended) expect(course.category).toBe('Development');
  });

  it.each(['Photography', 'Excel', 'Guitar'])(
    'recommends for a cart of three courses about %s, which are like the same courses',
    async (subject) => {
      const catalogue = await create(sampleCourses);
      const cart = sampleCourses.filter(({ subjects }) => subjects.includes(subject)).slice(0, 3);
      const reader = { preferredCategory: null, language: 'es' } as const;
      const recommended = await catalogue.recommend({ category: null, cart, ...reader, limit: 12 });
      expect(recommended.length).toBeGreaterThanOrEqual(3);
    },
  );

  it('recommends no two courses of one title', async () => {
    const twins = sampleCourses.map((course) => ({
      ...course,
      id: `${course.id}-2`,
      title: course.title.toUpperCase(),
    }));
    const catalogue = await create([...sampleCourses, ...twins]);
    const cart = sampleCourses.filter(({ subjects }) => subjects.includes('Guitar')).slice(0, 1);
    const reader = { preferredCategory: null, language: 'es' } as const;
    const asked = { category: 'Music', cart, ...reader, limit: 12 } as const;
    const titles = (await catalogue.recommend(asked)).map(({ course }) =>
      course.title.toLowerCase(),
    );
    expect(titles.length).toBeGreaterThanOrEqual(3);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('recommends at least three for a reason, or gives its places to another', async () => {
    const catalogue = await create(sampleCourses);
    const cart = sampleCourses.filter(({ subjects }) => subjects.includes('Guitar'));
    const reader = { preferredCategory: null, language: 'es' } as const;
    for (const limit of [2, 4, 7, 12]) {
      const recommended = await catalogue.recommend({ category: 'Music', cart, ...reader, limit });
      const counts = Map.groupBy(recommended, ({ reason }) => recommendationKey(reason));
      expect(counts.size > 0).toBe(limit >= 3);
      for (const [key, { length }] of counts) expect(length, key).toBeGreaterThanOrEqual(3);
    }
  });
}
