import { expect, it } from 'vitest';
import { sampleCourses } from '../../samples/sampleCourses.ts';
import { aCourse } from '../../testing/builders.ts';
import type { FacetId } from '../facets/facets.ts';
import { buildSearchIndex } from '../indexing/buildSearchIndex.ts';
import { createMemoryCatalogue } from '../memory/memoryCatalogue.ts';
import { emptyQuery } from '../port/catalogueQuery.ts';
import { expandFacetValue } from './mentionedFilters.ts';

const catalogue = createMemoryCatalogue(sampleCourses);
const search = (text: string) => catalogue.search({ ...emptyQuery, text });
const titles = async (text: string) =>
  (await search(text)).results.map(({ course }) => course.title);
const cheap = ['free', 'under-20'];
const usd = (amount: number) => ({ amount, currency: 'USD' });

it.each([
  ['python para principiantes', 'para principiantes', 'level', ['beginner']],
  ['marketing digital gratis', 'gratis', 'price', ['free']],
  ['curso de python en español', 'en español', 'language', ['es']],
  ['excel avanzado', 'avanzado', 'level', ['advanced']],
  ['python con certificado', 'con certificado', 'certificate', ['free', 'included', 'paid', 'yes']],
  ['certificado de python hasta 20 dólares', 'hasta 20 dólares', 'certified', cheap],
  ['marketing hasta 0 euros', 'hasta 0 euros', 'price', ['free']],
  ['marketing de 0 €', 'de 0 €', 'price', ['free']],
  ['cursos 100% gratis', '100 gratis', 'price', ['free']],
  ['python barato con certificado', 'barato', 'certified', cheap],
  ['python en udemy', 'udemy', 'platform', ['udemy']],
  ['inglés', 'inglés', 'language', ['en']],
  ['excel ingles', 'ingles', 'language', ['en']],
])('offers the filter that «%s» mentions', async (text, words, facet, values) => {
  expect((await search(text)).mentionedFilters).toMatchObject([{ words, facet, values }]);
});

it.each([
  'python que no sea en inglés',
  'python not in english',
  'excel no muy avanzado',
  'marketing, pero no para principiantes',
  'python excepto udemy',
  'python, except on udemy',
])('offers no filter for what «%s» rules out', async (text) => {
  const { mentionedFilters, total } = await search(text);
  expect(mentionedFilters).toEqual([]);
  expect(total).toBeGreaterThan(0);
});

it('reads a negation only as far as the subject', async () => {
  const { mentionedFilters } = await search('no encuentro python gratis');
  expect(mentionedFilters).toMatchObject([{ facet: 'price', values: ['free'] }]);
});

const short = ['under-2h', '2-10h'];
const anyCertificate = ['free', 'included', 'paid', 'yes'];

it.each<[FacetId, string[], string]>([
  [
    'level',
    ['beginner'],
    'nivel básico | desde cero | para novatos | sin experiencia | de nivel inicial',
  ],
  ['level', ['beginner'], 'for beginners | from scratch | beginner level | basics | no experience'],
  ['level', ['intermediate'], 'nivel intermedio | intermedio | intermediate level | nivel medio'],
  ['level', ['advanced'], 'avanzado | nivel avanzado | para expertos | advanced | for experts'],
  ['language', ['es'], 'en español | en castellano | en espanol | in spanish | taught in spanish'],
  ['language', ['en'], 'en inglés | en ingles | in english | en idioma inglés | spoken in english'],
  [
    'price',
    ['free'],
    'gratis | gratuito | sin pagar | sin costo | free | for free | free of charge',
  ],
  ['price', ['free', 'under-20'], 'barato | cheap | menos de 20 dólares | under 20 dollars'],
  [
    'certificate',
    anyCertificate,
    'con certificado | con diploma | que den certificado | certificate',
  ],
  ['certificate', anyCertificate, 'with certificate | with a certificate | con un certificado'],
  [
    'price',
    ['free', 'under-20'],
    'under 20 bucks | max 20 dollars | $20 or less | no más de 20 dls | 20 euros o menos | US$20 or less',
  ],
  [
    'price',
    ['free', 'under-20'],
    'menos de 20 $ | menos de 20 US$ | under $20 | up to 20€ | < 20 US$ | <$20',
  ],
  ['certificate', ['no'], 'sin certificado | without a certificate | no certificate'],
  [
    'rating',
    ['4.5-up'],
    'mejor valorados | más de 4,5 estrellas | top rated | rated 4.5 or more | best rated',
  ],
  ['certificate', ['free'], 'certificado gratis | with a free certificate'],
  [
    'duration',
    short,
    'corto | breve | de corta duración | de menos de 10 horas | máximo diez horas | < 10 h | <10h | ≤ 10 horas | este fin de semana | this weekend',
  ],
  [
    'duration',
    short,
    'short | short course | crash course | under 10 hours | less than ten hours | in 10h | que dure 8 horas',
  ],
  ['duration', short, 'para un fin de semana | fin de semana | over the weekend | en dos días'],
  [
    'duration',
    ['under-2h'],
    'media hora | half an hour | 90 minutos | en 30 minutos | under 45 minutes | 30 min | una hora',
  ],
  ['duration', short, 'rápido | exprés | quick | de 1 a 5 horas'],
  ['duration', ['2-10h'], 'de 3 a 5 horas | from 2 to 5 hours | between 5 and 3 hours'],
  [
    'duration',
    ['10-20h'],
    'entre 10 y 20 horas | between 10 and 20 hours | 10 a 20 h | de 10h a 20h',
  ],
  ['price', ['20-50'], 'entre 20 y 50 dólares | between $20 and $50 | de 20 a 50 US$'],
  ['duration', ['under-2h'], 'en una hora | de menos de 2 horas | in an hour | under two hours'],
  [
    'duration',
    ['under-2h', '2-10h', '10-20h'],
    'en 2 semanas | in 2 weeks | menos de dos semanas | under two weeks | 1 a 2 semanas',
  ],
  [
    'duration',
    ['under-2h', '2-10h', '10-20h', '20-40h'],
    '4 semanas | un mes | in a month | en un mes | up to four weeks | < 4 weeks',
  ],
  ['duration', ['under-2h', '2-10h', '10-20h'], 'menos de 20 horas | up to 20 hours | hasta 20h'],
  [
    'duration',
    ['under-2h'],
    'menos de 2 hrs | 2hrs | 2 hs | <2hr | 90 mins | 2 hours or less | menos de media hora | a couple of hours',
  ],
  ['duration', ['20-40h', 'over-40h'], '20+ hours | más de 20 hrs | over 20 hrs'],
  ['duration', ['20-40h', 'over-40h'], 'de más de 20 horas | at least 20 hours | curso largo'],
  [
    'language',
    ['es', 'en'],
    'en inglés o español | in Spanish or English | en español y en inglés',
  ],
  ['level', ['beginner', 'intermediate'], 'para principiantes o intermedio | nivel medio o básico'],
  ['price', ['free', 'under-20'], 'gratis o barato'],
  ['platform', ['udemy'], 'de Udemy | en udemy | on Udemy | from udemy'],
  ['platform', ['coursera'], 'de Coursera | coursera'],
])('understands %s %j in words', async (facet, values, phrases) => {
  const index = buildSearchIndex(sampleCourses);
  for (const phrase of phrases.split(' | ')) {
    const { facetMentions, omittedWords } = await index.search(`python ${phrase}`);
    const meant = facetMentions.map((one) => [one.facet, expandFacetValue(facet, one.value)]);
    expect([phrase, meant, omittedWords]).toEqual([phrase, [[facet, values]], []]);
  }
});

it.each([
  'python gratis para principiantes en español',
  'curso gratuito de python en castellano, nivel básico',
  'free python course in spanish for beginners',
])('ranks what fits all of «%s» first, and offers each filter', async (text) => {
  const { results, mentionedFilters } = await search(text);
  for (const { course } of results.slice(0, 2)) {
    expect(course).toMatchObject({ language: 'es-ES', level: 'beginner', price: { kind: 'free' } });
    expect(course.subjects).toContain('Python');
  }
  expect(mentionedFilters.map(({ facet }) => facet).toSorted()).toEqual([
    'language',
    'level',
    'price',
  ]);
});

it('believes what is recorded of a course before what its title says', async () => {
  const twoCourses = createMemoryCatalogue([
    aCourse({ title: 'Get free traffic', price: { kind: 'paid', money: usd(1099) } }),
    aCourse({ id: 'udemy:2', title: 'Traffic', price: { kind: 'free', certificate: null } }),
  ]);
  for (const text of ['free', 'free with certificate', 'traffic for free']) {
    const { results } = await twoCourses.search({ ...emptyQuery, text, language: 'en' });
    expect(results[0]?.course.title, text).toBe('Traffic');
  }
});

it('puts what surely is within a limit before what may be, and both before what is unknown', async () => {
  const timed = createMemoryCatalogue(
    [null, 420, 60].map((minutes, place) =>
      aCourse({ id: `udemy:${place + 1}`, title: 'Piano', minutes }),
    ),
  );
  const { results } = await timed.search({ ...emptyQuery, text: 'piano de menos de 3 horas' });
  expect(results.map(({ course }) => course.minutes)).toEqual([60, 420, null]);
  const all = await timed.search({ ...emptyQuery, text: 'cursos de menos de 3 horas' });
  expect(all.total).toBe(2);
});

it('puts the asked language before what else is asked', async () => {
  const facts = { minutes: 450, price: { kind: 'free', certificate: null } } as const;
  const both = createMemoryCatalogue([
    aCourse({ ...facts, title: 'SQL', language: 'en' }),
    aCourse({ id: 'udemy:2', title: 'Ciencia de datos con SQL', language: 'es', minutes: 900 }),
  ]);
  for (const text of ['sql en español de menos de 10 horas', 'sql en español gratis']) {
    const { results } = await both.search({ ...emptyQuery, text });
    expect(results[0]?.course.language, text).toBe('es');
  }
});

it('reads free courses with a free certificate as both', async () => {
  const { mentionedFilters, unmetFilters } = await search('free course with a free certificate');
  expect([...mentionedFilters, ...unmetFilters].map(({ facet }) => facet)).toEqual([
    'price',
    'certificate',
  ]);
});

it('keeps the subject of a short course', async () => {
  const { results, omittedWords } = await search('short python course in english with certificate');
  expect(omittedWords).toEqual([]);
  expect(results[0]?.course).toMatchObject({ subjects: ['Python'], language: 'en-US' });
});

it('ranks by a language in which the subject has another name', async () => {
  expect((await titles('fotografía en inglés'))[0]).toBe('Master Photography Techniques');
});

it('ignores in the ranking what no course has', async () => {
  expect((await titles('excel de menos de 10 horas'))[0]).toBe((await titles('excel'))[0]);
});

const free = sampleCourses.filter(({ price }) => price.kind === 'free');

it.each(['cursos gratis', 'free courses', 'gratis', 'free'])(
  'answers «%s» with the courses that are free, those in the reader’s language first',
  async (text) => {
    for (const language of ['es', 'en'] as const) {
      const { results, total, omittedWords } = await catalogue.search({
        ...emptyQuery,
        text,
        language,
      });
      expect(total).toBe(free.length);
      expect(results.map(({ course }) => course.price.kind)).toEqual(results.map(() => 'free'));
      expect(results[0]?.course.language).toMatch(new RegExp(`^${language}`));
      expect(omittedWords).toEqual([]);
    }
  },
);

it.each(['principiante', 'beginner', 'para principiantes', 'cursos desde cero'])(
  'answers «%s» with no course of another level',
  async (text) => {
    const { results, total } = await search(text);
    const recorded = sampleCourses.filter(({ level }) => level === 'beginner');
    expect(total).toBeGreaterThanOrEqual(recorded.length);
    expect(total).toBeLessThan(sampleCourses.length);
    for (const { course } of results) expect([null, 'beginner']).toContain(course.level);
  },
);

it('finds nothing where every course has another value', async () => {
  expect((await search('cursos en alemán')).total).toBe(0);
});

it('offers no filter that changes nothing', async () => {
  const { total, mentionedFilters } = await search('excel con certificado');
  expect(total).toBeGreaterThan(0);
  expect(mentionedFilters).toEqual([]);
});

it.each([
  ['frontned', 'front end', 'Developing Front-End Apps with React'],
  ['powerpiont', 'powerpoint', 'Diseña presentaciones eficaces con Powerpoint'],
  ['basesdedat', 'bases de datos', 'Excel: gestión de datos'],
])('reads the misspelt or unfinished compound %s as %s', async (text, to, title) => {
  const { correction, results } = await search(text);
  expect(correction).toEqual({ from: text, to });
  expect(results[0]?.course.title).toBe(title);
});

it('corrects swapped letters, which are no inflection', async () => {
  expect(await search('fotografai')).toMatchObject({
    correction: { from: 'fotografai', to: 'fotografía' },
  });
  expect((await titles('fotografai'))[0]).toBe('Fundamentos de fotografía documental');
});

it('offers no filter that leaves nothing', async () => {
  expect((await search('guitarra en alemán')).mentionedFilters).toEqual([]);
  const filters = { language: ['es'] as const };
  const both = await catalogue.search({ ...emptyQuery, text: 'python en udemy', filters });
  expect(both.mentionedFilters.every(({ facet }) => facet === 'platform')).toBe(true);
});

it('ranks by the mentioned filters, but does not apply them', async () => {
  const { results, total } = await search('curso de python en español');
  expect(results.slice(0, 2).map(({ course }) => course.language)).toEqual(['es-ES', 'es-ES']);
  expect(total).toBe((await search('python')).total);
});

it('reports the ignored words', async () => {
  expect(await search('python submarinismo')).toMatchObject({
    omittedWords: ['submarinismo'],
    correction: null,
  });
  expect((await search('guitarra')).omittedWords).toEqual([]);
});

it.each(['me han recomendado python', 'python que ha sido', 'i shall learn python'])(
  'takes the auxiliary verbs of «%s» for phrasing',
  async (text) => {
    expect((await search(text)).omittedWords).toEqual([]);
  },
);

it.each([
  ['planillas', 'Excel'],
  ['atención plena', 'Mindfulness'],
  ['el universo', 'Astronomía'],
  ['learn guitar', 'Fundamentos de la guitarra'],
])('%s leads to %s', async (text, title) => {
  expect((await titles(text))[0]).toContain(title);
});

it('corrects no word that the catalogue or its language has, and nothing into a surname', async () => {
  for (const text of [
    'bases de datos',
    'learn guitar',
    'cámara',
    'guitarra',
    'ajedrez',
    'sewing',
  ]) {
    expect((await search(text)).correction, text).toBeNull();
  }
  expect((await titles('guitarra')).join()).not.toContain('inversión');
});

it.each(['curso', 'Cursos', 'todos los cursos', 'all courses'])(
  'lists the whole catalogue for «%s», which names no subject',
  async (text) => {
    const { total, correction, omittedWords } = await search(text);
    expect({ total, correction, omittedWords }).toEqual({
      total: sampleCourses.length,
      correction: null,
      omittedWords: [],
    });
  },
);
