import { expect, it } from 'vitest';
import type { Course } from '../../course/course.ts';
import { aCourse, usd } from '../../testing/builders.ts';
import { createMemoryCatalogue } from '../memory/memoryCatalogue.ts';
import { emptyQuery, type ReaderLanguage } from '../port/catalogueQuery.ts';

const facts = (title: string, more: Partial<Course> = {}) => ({ title, ...more });

/** Searches courses of these facts; returns what is found, and the titles, best first. */
async function search(
  text: string,
  courses: readonly Partial<Course>[],
  language: ReaderLanguage = 'es',
) {
  const catalogue = createMemoryCatalogue(
    courses.map((one, place) => aCourse({ id: `udemy:${place + 1}`, ...one })),
  );
  const found = await catalogue.search({ ...emptyQuery, text, language });
  return { ...found, titles: found.results.map(({ course }) => course.title) };
}

const free = { price: { kind: 'free', certificate: usd(5000) } } as const;
const english = { language: 'en' };

const designs = [
  facts('Graphic design', english),
  facts('Data visualization with graphs', { ...english, subjects: ['Data visualization'] }),
  facts('Edición de video'),
  facts('Primeros auxilios: edición especial'),
];

it.each([
  ['grafic desing', 'graphic design'],
  ['graphic desing', 'graphic design'],
  ['edicion de vidio', 'edición de video'],
])('corrects all words of «%s» to the name that they are together', async (text, to) => {
  const { correction, titles } = await search(text, designs);
  expect(correction).toEqual({ from: text, to });
  expect(titles[0]?.toLowerCase()).toBe(to);
});

it('answers a corrected text as if it had been typed', async () => {
  const courses = [
    facts('Excel avanzado', { level: 'advanced' }),
    facts('Excel', { level: 'beginner' }),
    facts('Tablas dinámicas', { subjects: ['Excel'] }),
  ];
  const [typed, misspelt] = [
    await search('curso de excel avanzado', courses),
    await search('curso de excel avansado', courses),
  ];
  expect(misspelt.correction?.to).toBe('curso de excel avanzado');
  expect(misspelt.titles).toEqual(typed.titles);
  expect(misspelt.mentionedFilters).toMatchObject([{ facet: 'level', values: ['advanced'] }]);
});

it('reads «con certificado gratis» as both filters', async () => {
  const courses = [facts('Piano'), facts('Guitarra', { ...free, hasCertificate: true })];
  const { titles, mentionedFilters } = await search('con certificado gratis', courses);
  expect(titles).toEqual(['Guitarra']);
  expect(mentionedFilters.map(({ facet }) => facet)).toEqual(['certificate', 'price']);
});

const weeks = (count: number) => ({ min: count, max: count });

it.each(['piano en 4 semanas', 'piano un mes', 'piano in 5 weeks', 'piano less than 2 months'])(
  'puts what stated weeks make fit «%s» before what may, and that before the rest',
  async (text) => {
    const { results } = await search(text, [
      facts('Piano', { weeks: weeks(9), weeklyHours: weeks(2) }),
      facts('Piano'),
      facts('Piano', { weeks: weeks(4), weeklyHours: weeks(12) }),
    ]);
    expect(results.map(({ course }) => course.weeks?.max)).toEqual([4, undefined, 9]);
  },
);

it('takes the number of a limit for none of a title', async () => {
  const courses = [facts('Bootstrap 4', { minutes: 60 }), facts('Vue', { minutes: 60 })];
  const merit = (await search('menos de cuatro horas', courses)).titles;
  expect((await search('menos de 4 horas', courses.toReversed())).titles).toEqual(
    merit.toReversed(),
  );
});

it('believes no title that says «free» of its price', async () => {
  const { titles } = await search(
    'free python course',
    [
      facts('Python from free web sources', { ...english, price: { kind: 'unknown' } }),
      facts('Python programming', { ...english, ...free }),
    ],
    'en',
  );
  expect(titles[0]).toBe('Python programming');
});

it('puts a course of a subject before a title that names it in passing', async () => {
  const { titles } = await search('marketing rápido', [
    facts('Photoshop: invitaciones con bloc de notas y marketing', { minutes: 90 }),
    facts('Marketing crash course', { ...english, minutes: 210, subjects: ['Marketing'] }),
  ]);
  expect(titles[0]).toBe('Marketing crash course');
});

it('takes a language beside «learn» or a level for what is asked', async () => {
  const courses = [
    facts('Learning machines en español'),
    facts('Spanish for beginners', { ...english, level: 'beginner' }),
    facts('Cocina en español para principiantes', { level: 'beginner' }),
  ];
  for (const text of ['learn spanish', 'spanish for beginners', 'spanish']) {
    const { titles, mentionedFilters } = await search(text, courses, 'en');
    expect(titles[0], text).toBe('Spanish for beginners');
    expect(mentionedFilters.map(({ facet }) => facet)).toContain('language');
  }
});

it('counts a level in other words as said', async () => {
  const { titles } = await search('android avanzado', [
    facts('Advanced Android', { ...english, level: 'advanced' }),
    facts('Desarrollo de aplicaciones avanzadas con Android'),
  ]);
  expect(titles[0]).toBe('Desarrollo de aplicaciones avanzadas con Android');
});

it('finds a phrase in another number before what it leads to', async () => {
  const { titles } = await search('página web', [
    facts('WordPress: create a website', { ...english, subjects: ['WordPress'] }),
    facts('Diseñando páginas web con Bootstrap', { subjects: ['Bootstrap'] }),
  ]);
  expect(titles[0]).toBe('Diseñando páginas web con Bootstrap');
});

it('puts a title with a name of the query before what its words lead to', async () => {
  const { titles } = await search('seguidores en instagram', [
    facts('Estrategias de redes sociales', { subjects: ['Social media'] }),
    facts('Instagram marketing', { ...english, subjects: ['Social media'] }),
  ]);
  expect(titles[0]).toBe('Instagram marketing');
});

it('puts a title that says the subject before related courses of the level', async () => {
  const { titles } = await search('saxofón desde cero', [
    facts('Music theory', { ...english, level: 'beginner', subjects: ['Music theory'] }),
    facts('Aprende a tocar el saxofón', { subjects: [] }),
  ]);
  expect(titles[0]).toBe('Aprende a tocar el saxofón');
});
