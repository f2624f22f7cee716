import { expect, it } from 'vitest';
import { namesNews } from './namesNews.ts';

it.each([
  'nuevos',
  'Ofertas',
  'rebajas',
  'cursos nuevos',
  'novedades y ofertas',
  'new courses',
  'deals',
])('takes "%s" for a search for news', (typed) => {
  expect(namesNews(typed)).toBe(true);
});

it.each([
  '',
  'cursos',
  'nuevos medios',
  'python ofertas',
  'oferta y demanda',
  'New York',
  'sales management',
])('leaves "%s" to the search', (typed) => {
  expect(namesNews(typed)).toBe(false);
});
