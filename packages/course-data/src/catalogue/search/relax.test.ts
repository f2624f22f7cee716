import { expect, it } from 'vitest';
import type { Course } from '../../course/course.ts';
import { sampleCourses } from '../../samples/sampleCourses.ts';
import { createMemoryCatalogue } from '../memory/memoryCatalogue.ts';
import { type CatalogueQuery, emptyQuery } from '../port/catalogueQuery.ts';

const catalogue = createMemoryCatalogue(sampleCourses);

async function popularOf(query: Partial<CatalogueQuery>) {
  const asked = { ...emptyQuery, ...query };
  expect((await catalogue.search(asked)).total).toBe(0);
  return (await catalogue.relax(asked)).popular;
}

const udemyMusic = { category: ['Music'], platform: ['udemy'] };

it.each<[string, Partial<CatalogueQuery>, Partial<Course>]>([
  [
    'what one filter fewer leaves',
    { text: 'python', filters: { level: ['beginner'], platform: ['coursera'], price: ['free'] } },
    { subjects: ['Python'] },
  ],
  [
    'what no filter leaves',
    { text: 'guitarra', filters: { level: ['advanced'], platform: ['coursera'] } },
    { subjects: ['Guitar'] },
  ],
  ['similar words', { text: 'fotografai', isVerbatim: true }, { category: 'Photography & Video' }],
  ['the filters alone', { text: 'zzzz', filters: udemyMusic }, { category: 'Music' }],
  ['the reader’s language', { text: 'zzzz', language: 'en' }, { language: 'en-US' }],
])('starts with %s', async (_, query, wanted) => {
  const popular = await popularOf(query);
  expect(new Set(popular).size).toBe(4);
  expect(popular[0]).toMatchObject(wanted);
});
