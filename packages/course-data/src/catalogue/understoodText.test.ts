import { expect, it } from 'vitest';
import { sampleCourses } from '../samples/sampleCourses.ts';
import { emptyQuery } from './catalogue.ts';
import { createMemoryCatalogue } from './memoryCatalogue.ts';

const catalogue = createMemoryCatalogue(sampleCourses);
const search = (text: string) => catalogue.search({ ...emptyQuery, text });
const titles = async (text: string) =>
  (await search(text)).results.map(({ course }) => course.title);

it.each([
  ['guitarra para principiantes', 'para principiantes', 'level', ['beginner']],
  ['marketing digital gratis', 'gratis', 'price', ['free']],
  ['curso de python en español', 'en español', 'language', ['es']],
  ['excel avanzado', 'avanzado', 'level', ['advanced']],
  ['excel con certificado', 'con certificado', 'certificate', ['free', 'paid', 'yes']],
  ['python en udemy', 'udemy', 'platform', ['udemy']],
  ['inglés', 'inglés', 'language', ['en']],
])('offers the filter that «%s» mentions', async (text, words, facet, values) => {
  expect((await search(text)).understood).toEqual([{ words, facet, values }]);
});

it('offers no filter that leaves nothing', async () => {
  expect((await search('guitarra en alemán')).understood).toEqual([]);
  const filters = { language: ['es'] as const };
  const both = await catalogue.search({ ...emptyQuery, text: 'python en udemy', filters });
  expect(both.understood.every(({ facet }) => facet === 'platform')).toBe(true);
});

it('ranks by the understood filters, but does not apply them', async () => {
  const { results, total } = await search('curso de python en español');
  expect(results.slice(0, 2).map(({ course }) => course.language)).toEqual(['es-ES', 'es-ES']);
  expect(total).toBe((await search('python')).total);
});

it('reports the ignored words', async () => {
  expect(await search('python submarinismo')).toMatchObject({
    leftOut: ['submarinismo'],
    correction: null,
  });
  expect((await search('guitarra')).leftOut).toEqual([]);
});

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
