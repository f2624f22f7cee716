import { createMemoryCatalogue, emptyQuery } from '@aulario/course-data';
import { inCatalogueOrder } from '@aulario/course-data/documents';
import { readDefault } from '@aulario/feeds';
import {
  type Ask,
  askCatalogue,
  askIndex,
  judge,
  realQueries,
} from '@aulario/search-eval/relevance';
import { describe, expect, it } from 'vitest';

const courses = inCatalogueOrder((await readDefault()).map(({ course }) => course));
const queries = realQueries(courses);
const askWhole = askCatalogue(courses);

/** The least shares of the sealed half: right first, right among three, the reader's language first. */
const floors = {
  es: { first: 0.94, amongThree: 0.95, own: 0.92 },
  en: { first: 0.96, amongThree: 0.96, own: 0.93 },
};
const languages = ['es', 'en'] as const;

const sealedIn = (language: 'es' | 'en') =>
  queries.filter((query) => query.isSealed && query.language === language);

/** The figures alone: a failure names no sealed query, so that none is tuned on. */
async function judgeSealed(language: 'es' | 'en', ask: Ask) {
  const judged = await judge(sealedIn(language), ask, courses);
  return {
    first: judged.first / judged.asked,
    amongThree: judged.amongThree / judged.asked,
    own: judged.ownFirst / judged.ownAsked,
  };
}

describe.each(languages)('the queries about the default catalogue in %s', (language) => {
  it('are at least 300, 150 of them sealed, each once and with a right answer', () => {
    const own = queries.filter((query) => query.language === language);
    expect(own.length).toBeGreaterThanOrEqual(300);
    expect(sealedIn(language).length).toBeGreaterThanOrEqual(150);
    expect(new Set(own.map(({ text }) => text)).size).toBe(own.length);
    const unanswerable = own.filter(({ isRight }) => !courses.some(isRight));
    expect(unanswerable.map(({ text }) => text)).toEqual([]);
  });

  it('are answered by the right course first, one of the reader’s language where there is one', async () => {
    const shares = await judgeSealed(language, askWhole);
    expect(shares.first).toBeGreaterThanOrEqual(floors[language].first);
    expect(shares.amongThree).toBeGreaterThanOrEqual(floors[language].amongThree);
    expect(shares.own).toBeGreaterThanOrEqual(floors[language].own);
  });
});

const catalogue = createMemoryCatalogue(courses);
const search = (text: string) => catalogue.search({ ...emptyQuery, text, language: 'es' });

it.each([
  ['reportes en power bi', /Power BI/],
  // What a subject is named by counts more than what only leads to one.
  ['criar perros', /\bDogs?\b/],
  ['masajes relajantes', /Massage/],
  ['coreano', /Korean/],
  ['real estate license', /Real Estate/],
  ['rust', /programa/i],
  ['aromaterapia', /Aromatherapy/],
  ['trabajo remoto', /Work From Home/],
  ['topografía', /GIS/],
  ['arreglar computadoras', /Technical Support/],
  ['electricista', /Electrónica/],
  ['edición de audio', /Producción musical/],
  ['facturación electrónica', /factura electrónica/],
  ['aprender a escribir a máquina', /Typing/],
  ['programación para niños', /Kids Coding/],
  ['negocios rentables', /Emprend/],
  ['aceites esenciales', /Essential Oils/],
])('answers %s with a course of it first', async (text, title) => {
  const { results } = await search(text);
  expect(results[0]?.course.title).toMatch(title);
});

it.each([
  'ruso',
  'sueco',
  'turco',
  'holandés',
  'barbería',
  'plomería',
  'uñas acrílicas',
  'petróleo',
])('has nothing for %s, and does not take it for another word', async (text) => {
  expect(await search(text)).toMatchObject({ results: [], correction: null });
});

describe('the floor of the sealed half', () => {
  it.each([
    ['the names in the other language', { glossary: [] }],
    ['what is related', { isTyping: true }],
    ['corrections and meaning', { isVerbatim: true }],
  ])('is not reached without %s', async (_, removed) => {
    const ask = askIndex(courses, removed);
    for (const language of languages) {
      const { first } = await judgeSealed(language, ask);
      expect(first).toBeLessThan(floors[language].first);
    }
  });
});
