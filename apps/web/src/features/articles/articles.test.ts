import { expect, it } from 'vitest';
import { about } from './about.ts';
import type { Article } from './article.ts';
import { blog } from './blog.ts';
import { contact } from './contact.ts';
import { docs } from './docs.ts';
import { legal } from './legal.ts';
import { product } from './product.ts';

const articles = {
  about,
  blog,
  docs,
  legal,
  product,
  contact: contact('https://example.com/issues'),
  'contact without an address': contact(null),
};

const linksOf = (article: Article) =>
  article.sections
    .flatMap(({ paragraphs = [], items = [] }) => [...paragraphs, ...items])
    .flat()
    .flatMap((phrase) => (typeof phrase === 'string' ? [] : (phrase.href ?? [])));

const shapeOf = (article: Article) =>
  article.sections.map(({ heading, paragraphs = [], items = [] }) => [
    heading !== undefined,
    paragraphs.length,
    items.length,
  ]);

it.each(Object.entries(articles))('says the same in both languages: %s', (_name, { es, en }) => {
  expect(shapeOf(en)).toEqual(shapeOf(es));
  expect(linksOf(en)).toEqual(linksOf(es));
});

it('names the issue tracker only where there is one', () => {
  expect(linksOf(articles.contact.es)).toContain('https://example.com/issues');
  expect(JSON.stringify(articles['contact without an address'])).not.toContain('https:');
});
