import { createMemoryCatalogue, emptyQuery } from '@aulario/course-data';
import { sampleCourses } from '@aulario/course-data/testing';
import { expect, it } from 'vitest';
import { answerName, foldQuestion } from '../../start/preparedAnswers.ts';
import { listQuestions } from './listQuestions.ts';

const catalogue = createMemoryCatalogue(sampleCourses);
const options = { nameOf: (category: string) => `Todo ${category}`, maxQuestions: 5000 };

const textsOf = async (language: 'es' | 'en', maxQuestions = options.maxQuestions) =>
  (await listQuestions(catalogue, sampleCourses, { ...options, language, maxQuestions })).map(
    ({ text }) => text,
  );

it('names subjects in the language, categories, platforms, titles and what titles say', async () => {
  const spanish = await textsOf('es');
  const shared = ['fotografía', 'todo music', 'inteligencia emocional', 'gestión de proyectos'];
  expect(spanish).toEqual(
    expect.arrayContaining([...shared, 'coursera', 'python para principiantes']),
  );
  const english = await textsOf('en');
  expect(english).toEqual(
    expect.arrayContaining(['photography', 'todo music', 'python from scratch']),
  );
  for (const { title, language } of sampleCourses.slice(0, 20)) {
    const own = language?.startsWith('es') ? spanish : english;
    expect(own.map(foldQuestion)).toContain(foldQuestion(title));
  }
});

it('asks in the language what titles in the other one say', async () => {
  const titles = ['Urban agriculture for everyone', 'Minería de datos'].map((title, place) => ({
    ...sampleCourses[0],
    id: `udemy:${place}`,
    title,
    language: place === 0 ? 'en' : 'es',
  }));
  const courses = titles as typeof sampleCourses;
  const few = createMemoryCatalogue(courses);
  const ask = (language: 'es' | 'en') => listQuestions(few, courses, { ...options, language });
  expect((await ask('es')).map(({ text }) => text)).toContain('agricultura urbana');
  expect((await ask('en')).map(({ text }) => text)).toContain('data mining');
});

it('keeps to its maximum, with what most courses answer first', async () => {
  const few = await textsOf('es', 7);
  expect(few).toHaveLength(7);
  expect(few).toContain('python');
});

it.each(['es', 'en'] as const)(
  'lists no two in %s of one name, and none whose capitals, accents or signs change its answer',
  async (language) => {
    // A possessive is one in lower case alone.
    const questions = (await textsOf(language, 400)).filter((text) => !/['’]/.test(text));
    const names = questions.map((text) => answerName(foldQuestion(text)));
    expect(new Set(names).size).toBe(questions.length);
    const answer = async (text: string) => {
      const { results, total } = await catalogue.search({ ...emptyQuery, text, language });
      return { total, ids: results.map(({ course }) => course.id) };
    };
    for (const question of questions) {
      const known = await answer(question);
      for (const other of [foldQuestion(question), `¿${question.toUpperCase()}?`]) {
        expect(foldQuestion(other)).toBe(foldQuestion(question));
        expect(await answer(other), other).toEqual(known);
      }
    }
  },
  30_000,
);
