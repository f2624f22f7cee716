import { expect, it } from 'vitest';
import { someCourses } from '../../testing/builders.ts';
import { createMemoryCatalogue } from '../memory/memoryCatalogue.ts';
import { type CatalogueQuery, emptyQuery } from '../port/catalogueQuery.ts';
import { alternativesTo } from './alternatives.ts';

const catalogue = createMemoryCatalogue(someCourses(5, { subjects: ['Python'] }));
const french = { language: ['fr'] };

it.each<[string, Partial<CatalogueQuery>, number, number]>([
  ['a text', { text: 'zzzz' }, 0, 0],
  ['a filter, which is a relaxation already', { filters: french }, 0, 0],
  ['a text and a filter', { text: 'zzzz', filters: { platform: ['udemy'] } }, 0, 5],
  ['two filters', { filters: { ...french, platform: ['udemy'] } }, 5, 0],
  ['a text and two filters', { text: 'python', filters: { ...french, price: ['free'] } }, 5, 0],
])('counts what is left without parts of %s', async (_, part, unfiltered, textless) => {
  const query = { ...emptyQuery, ...part, page: 3 };
  expect(await alternativesTo(query, catalogue)).toEqual({
    ...(await catalogue.relax(query)),
    unfiltered,
    textless,
  });
});
