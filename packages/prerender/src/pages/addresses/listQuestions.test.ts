// @vitest-environment node
import { createMemoryCatalogue, emptyQuery } from '@aulario/course-data';
import { sampleCourses } from '@aulario/course-data/testing';
import { foldText } from '@aulario/search';
import { expect, it } from 'vitest';
import { listQuestions } from './listQuestions.ts';

const catalogue = createMemoryCatalogue(sampleCourses);
const options = { nameOf: (category: string) => `Todo ${category}`, maxQuestions: 500 };

it('names subjects in the language, categories, and what several titles say', async () => {
  const spanish = await listQuestions(catalogue, { ...options, language: 'es' });
  const shared = ['fotografía', 'todo music', 'inteligencia emocional', 'gestión de proyectos'];
  expect(spanish).toEqual(expect.arrayContaining(shared));
  expect(spanish).not.toContain('beginners');
  const english = await listQuestions(catalogue, { ...options, language: 'en' });
  expect(english).toEqual(expect.arrayContaining(['photography', 'todo music', 'beginners']));
});

it('keeps to its maximum, with what most courses answer first', async () => {
  const all = await listQuestions(catalogue, { ...options, language: 'es' });
  const few = await listQuestions(catalogue, { ...options, language: 'es', maxQuestions: 7 });
  expect(few).toEqual(all.slice(0, 7));
  expect(few).toContain('python');
});

it.each(['es', 'en'] as const)(
  'lists no two in %s that the search does not tell apart, and none whose capitals or accents it does',
  async (language) => {
    const questions = await listQuestions(catalogue, { ...options, language });
    expect(new Set(questions.map(foldText)).size).toBe(questions.length);
    const answer = async (text: string) => {
      const { results, total } = await catalogue.search({ ...emptyQuery, text, language });
      return { total, ids: results.map(({ course }) => course.id) };
    };
    for (const question of questions) {
      const known = await answer(question);
      expect(await answer(foldText(question)), question).toEqual(known);
      expect(await answer(question.toUpperCase()), question).toEqual(known);
    }
  },
  20_000,
);
