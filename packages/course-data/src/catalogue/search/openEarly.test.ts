import { expect, it } from 'vitest';
import { sampleCourses } from '../../samples/sampleCourses.ts';
import { filterWords } from '../indexing/courseWording.ts';
import { inCatalogueOrder } from '../order/catalogueOrder.ts';
import { emptyQuery, type ReaderLanguage, readerLanguages } from '../port/catalogueQuery.ts';
import { createStaticCatalogue } from '../static/createStaticCatalogue.ts';
import { readHead, writeHead } from '../static/headFile.ts';
import { readWritten } from '../static/readWritten.ts';
import { hostCatalogue } from '../static/testing/staticHost.ts';
import { openEarly } from './openEarly.ts';

const host = await hostCatalogue(sampleCourses);
const catalogue = createStaticCatalogue({ baseUrl: '/catalogue/', fetch: host.fetch });
const written = await readWritten((path) => host.fetch(`/catalogue/${path}`));
const ids = await written.ids();
const head = await readHead(await writeHead(await written.index()));

const find = openEarly(head);

const early = (text: string, language: ReaderLanguage = 'es') => find({ text, language });

/** Words, pairs and triples of titles, and what readers add to them. */
const queries = [
  ...new Set(
    sampleCourses
      .filter((_, place) => place % 8 === 0)
      .flatMap(({ title, subjects }) => {
        const words = title.split(/[\s,:()]+/).filter(Boolean);
        const runs = words.flatMap((word, place) => [
          word,
          words.slice(place, place + 2).join(' '),
          words.slice(place, place + 3).join(' '),
        ]);
        return [...runs, title, ...subjects, `${words[0]} python`, `curso de ${words.at(-1)}`];
      }),
  ),
];

it('names the courses of a catalogue in the order of its index', () => {
  expect(ids).toEqual(inCatalogueOrder(sampleCourses).map(({ id }) => id));
});

it.each(readerLanguages)('answers as the catalogue does, or not at all: %s', async (language) => {
  let answered = 0;
  for (const text of queries) {
    const answer = await early(text, language);
    if (answer === null) continue;
    answered += 1;
    const page = await catalogue.search({ ...emptyQuery, text, language });
    expect(
      answer.docIds.map((docId) => ids[docId]),
      text,
    ).toEqual(page.results.map(({ course }) => course.id));
    expect(page, text).toMatchObject({
      total: answer.total,
      correction: null,
      omittedWords: [],
      mentionedFilters: [],
      unmetFilters: [],
      meaning: null,
    });
  }
  expect(answered).toBeGreaterThan(queries.length / 2);
});

it.each([
  ['a correction', 'phyton'],
  ['words left out', 'python submarinismo'],
  ['a filter', 'python gratis'],
  ['a text without courses', 'xyzzy'],
  ['every course', 'cursos'],
  ['no text', ' '],
])('leaves %s to the catalogue', async (_, text) => {
  expect(await early(text)).toBeNull();
});

it.each(filterWords())('leaves a text with the filter word %s to the catalogue', async (word) => {
  expect(await early(`python ${word}`)).toBeNull();
});

it('knows the filter words of every kind', () => {
  const words = ['gratis', 'basico', 'certificate', 'corto', 'udemy'];
  expect(filterWords()).toEqual(expect.arrayContaining(words));
});

it('refuses a damaged head', async () => {
  const file = await writeHead(await written.index());
  file.bytes[40] = (file.bytes[40] ?? 0) ^ 1;
  await expect(readHead(file)).rejects.toMatchObject({ code: 'damaged' });
});
