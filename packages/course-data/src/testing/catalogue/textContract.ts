import { expect, it } from 'vitest';
import { emptyQuery as all } from '../../catalogue/port/catalogueQuery.ts';
import type { Course } from '../../course/course.ts';
import { sampleCourses } from '../../samples/sampleCourses.ts';
import { type CreateCatalogue, coursesOf } from './contractParts.ts';

/** Tests of mentioned filters and omitted words. */
export function describeSentences(create: CreateCatalogue) {
  it('reports the words that it left out, and the filters that the text mentions', async () => {
    const catalogue = await create(sampleCourses);
    const partly = await catalogue.search({ ...all, text: 'python submarinismo' });
    expect(partly).toMatchObject({ omittedWords: ['submarinismo'], correction: null });
    expect(partly.total).toBeGreaterThan(0);
    const text = 'python gratis para principiantes en español';
    const { results, mentionedFilters, omittedWords } = await catalogue.search({ ...all, text });
    expect(omittedWords).toEqual([]);
    expect(mentionedFilters).toEqual([
      { words: 'gratis', facet: 'price', values: ['free'], isWholeText: false },
      { words: 'para principiantes', facet: 'level', values: ['beginner'], isWholeText: false },
      { words: 'en español', facet: 'language', values: ['es'], isWholeText: false },
    ]);
    expect(results[0]?.course).toMatchObject({ level: 'beginner', language: 'es-ES' });
    expect(
      (await catalogue.search({ ...all, text: 'guitarra en alemán' })).mentionedFilters,
    ).toEqual([]);
    const free = await catalogue.search({ ...all, text: 'cursos gratis' });
    const isFree = ({ price }: Course) => price.kind === 'free';
    expect(free.total).toBe(sampleCourses.filter(isFree).length);
    expect(coursesOf(free).every(isFree)).toBe(true);
    // The filters leave the same courses, and may replace the text.
    expect(free.mentionedFilters).toEqual([
      { words: 'gratis', facet: 'price', values: ['free'], isWholeText: true },
    ]);
  });

  it('reports the filters that the text mentions and no result is known to pass', async () => {
    const catalogue = await create(sampleCourses);
    const unmet = async (text: string) =>
      (await catalogue.search({ ...all, text })).unmetFilters.map(({ words }) => words);
    expect(await unmet('guitarra en alemán')).toEqual(['en alemán']);
    expect(await unmet('python gratis')).toEqual([]);
    expect(await unmet('certificado gratis')).toEqual(['certificado gratis']);
  });

  it('offers the filter of a text that names nothing else, and finds nothing', async () => {
    const catalogue = await create(sampleCourses);
    for (const text of ['ingles', 'curso de inglés', 'learn english']) {
      const { total, mentionedFilters } = await catalogue.search({ ...all, text });
      expect(total).toBe(0);
      expect(mentionedFilters).toMatchObject([
        { facet: 'language', values: ['en'], isWholeText: true },
      ]);
    }
  });

  it('offers together the filters of a text that names nothing else', async () => {
    const catalogue = await create(sampleCourses);
    const text = 'cursos gratis en español';
    const { total, mentionedFilters } = await catalogue.search({ ...all, text });
    expect(mentionedFilters).toEqual([
      { words: 'gratis', facet: 'price', values: ['free'], isWholeText: true },
      { words: 'en español', facet: 'language', values: ['es'], isWholeText: true },
    ]);
    const filters = { price: ['free'], language: ['es'] };
    expect((await catalogue.search({ ...all, filters })).total).toBe(total);
    const partly = await catalogue.search({ ...all, text: 'cursos baratos en francés' });
    expect(partly.mentionedFilters).toMatchObject([{ words: 'baratos', isWholeText: true }]);
    expect(partly.unmetFilters).toMatchObject([{ words: 'en francés' }]);
  });
}

/** Searching, correcting, explaining and suggesting. */
export function describeText(create: CreateCatalogue) {
  it('searches, alone and inside a category', async () => {
    const catalogue = await create(sampleCourses);
    expect(await catalogue.search({ ...all, text: ' C++ ' })).toMatchObject({ total: 11 });
    const filters = { category: ['IT & Software'] };
    const inOther = await catalogue.search({ ...all, text: 'python', filters });
    expect(coursesOf(inOther).map((course) => course.title)).toEqual([
      'Automate Cybersecurity Tasks with Python',
    ]);
  });

  it('explains why a course matches, and nothing without a text', async () => {
    const catalogue = await create(sampleCourses);
    const { results } = await catalogue.search({ ...all, text: 'severance' });
    expect(results[0]?.match?.words).toEqual([
      expect.objectContaining({ asked: 'severance', found: 'severance', fields: ['instructor'] }),
    ]);
    expect((await catalogue.search(all)).results[0]?.match).toBeNull();
  });

  it('corrects misspelt words, reports it, and does not when verbatim', async () => {
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
    const suggestions = await catalogue.suggest({ text: 'fot', language: 'es' });
    expect(suggestions[0]).toMatchObject({ kind: 'subject', text: 'Fotografía' });
    expect(suggestions[0]?.total).toBeGreaterThan(0);
    expect(suggestions).toContainEqual({
      kind: 'course',
      text: 'Fundamentos de fotografía documental',
      language: 'es-ES',
      total: null,
    });
    expect(suggestions.length).toBeLessThanOrEqual(8);
    expect(await catalogue.suggest({ text: 'avinash ja', language: 'es' })).toContainEqual({
      kind: 'instructor',
      text: 'Avinash Jain',
      language: null,
      total: null,
    });
    expect(await catalogue.suggest({ text: '  ', language: 'es' })).toEqual([]);
  });

  it('suggests a category, and fills six rows with courses where they are there', async () => {
    const catalogue = await create(sampleCourses);
    const suggestions = await catalogue.suggest({ text: 'negoc', language: 'es' });
    const ofBusiness = sampleCourses.filter(({ category }) => category === 'Business').length;
    expect(suggestions).toContainEqual({
      kind: 'category',
      text: 'Negocios',
      language: null,
      total: ofBusiness,
    });
    const excel = await catalogue.suggest({ text: 'excel', language: 'es' });
    expect(excel.length).toBeGreaterThanOrEqual(6);
    // What is a subject, too, is offered once.
    const texts = (await catalogue.suggest({ text: 'música', language: 'es' })).map(
      (one) => one.text,
    );
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('suggests platforms and institutions with their counts, in any of their names', async () => {
    const catalogue = await create(sampleCourses);
    const total = sampleCourses.filter(({ platform }) => platform === 'coursera').length;
    for (const language of ['es', 'en'] as const) {
      const found = await catalogue.suggest({ text: 'cours', language });
      expect(found[0]).toEqual({ kind: 'platform', text: 'Coursera', language: null, total });
    }
    const found = await catalogue.suggest({ text: 'upv', language: 'es' });
    expect(found).toContainEqual(
      expect.objectContaining({
        kind: 'institution',
        text: 'Universitat Politècnica de Valencia',
      }),
    );
  });

  it('leads from words that no name begins with to the subject that they mean', async () => {
    const catalogue = await create(sampleCourses);
    for (const [text, language, subject] of [
      ['fotos', 'es', 'Fotografía'],
      ['planillas', 'es', 'Excel'],
      ['cámara', 'en', 'Photography'],
    ] as const) {
      const suggestions = await catalogue.suggest({ text, language });
      expect(suggestions).toContainEqual(
        expect.objectContaining({ kind: 'subject', text: subject }),
      );
      // What it means also fills the rows.
      expect(suggestions.map(({ kind }) => kind)).toContain('course');
    }
  });

  it('suggests titles in both languages where both have them', async () => {
    const catalogue = await create(sampleCourses);
    for (const language of ['es', 'en'] as const) {
      const titles = (await catalogue.suggest({ text: 'python', language })).filter(
        ({ kind }) => kind === 'course',
      );
      const spoken = new Set(titles.map((title) => title.language?.split('-', 1)[0]));
      expect(spoken).toEqual(new Set(['es', 'en']));
      expect(titles[0]?.language).toMatch(language);
    }
  });

  it('suggests for the words before one that no course has yet, and no beginnings of titles for two letters', async () => {
    const catalogue = await create(sampleCourses);
    const [whole, begun] = await Promise.all(
      ['photoshop', 'photoshop xq'].map((text) => catalogue.suggest({ text, language: 'es' })),
    );
    const courses = whole?.filter(({ kind }) => kind === 'course') ?? [];
    expect(courses.length).toBeGreaterThan(0);
    expect(begun?.slice(0, courses.length)).toEqual(courses);
    expect(await catalogue.suggest({ text: 'py', language: 'es' })).toEqual([
      expect.objectContaining({ kind: 'subject', text: 'Python', language: null }),
    ]);
  });
}
