import { categories } from '@aulario/course-data';
import { spanishCategoryNames } from '@aulario/course-data/documents';
import { expect, it } from 'vitest';
import en from '../locales/en.json';
import es from '../locales/es.json';

it.each(categories)('%s is searched by the labels that the interface shows', (category) => {
  // Messages are compiled, to a list of their parts.
  expect([es[`category.${category}`]].flat().join('')).toBe(spanishCategoryNames[category][0]);
  expect([en[`category.${category}`]].flat().join('')).toBe(category);
});
