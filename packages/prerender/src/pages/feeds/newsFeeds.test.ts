// @vitest-environment jsdom

import { someNews } from '@aulario/course-data/testing';
import { parseJsonFeed } from 'feedsmith';
import { parseFeed } from 'htmlparser2';
import { expect, it } from 'vitest';
import { readPageTexts } from '../../build/pageTexts.ts';
import { newsFeeds } from './newsFeeds.ts';

const news = someNews({ title: 'C & <D>' });
const piano = { subject: 'Piano', names: { en: 'Piano playing' } };

async function write(site = 'https://aulario.example') {
  const asked: unknown[] = [];
  const files = new Map<string, string>();
  const feeds = newsFeeds({
    catalogue: {
      news: async (query) => {
        asked.push(query);
        return query.subject === null ? news : { ...news, courses: [], gone: [] };
      },
    },
    hubs: [{ path: '/courses/music/piano', category: 'Music', subject: piano }],
    pages: [{ path: '/news', category: null }],
    builtOn: '2026-11-20',
    site,
    textOf: readPageTexts(),
  });
  for await (const { file, text } of feeds) files.set(file, text);
  return { asked, read: (file: string) => files.get(file) ?? '', names: [...files.keys()] };
}

it('writes Atom and JSON in each language for news and hubs', async () => {
  const { names, asked } = await write();
  expect(names).toEqual(
    ['news', 'en/news', 'courses/music/piano', 'en/courses/music/piano'].flatMap((path) => [
      `${path}/feed.xml`,
      `${path}/feed.json`,
    ]),
  );
  expect(asked).toMatchObject([{ category: null }, { category: 'Music', subject: 'Piano' }]);
});

it('is Atom that a parser reads, the latest first, with whole addresses', async () => {
  const { read } = await write();
  const text = read('news/feed.xml');
  expect(
    new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror'),
  ).toBe(null);
  const feed = parseFeed(text);
  expect(feed).toMatchObject({ type: 'atom', title: 'Novedades y bajadas · Aulario' });
  expect(feed?.updated).toEqual(new Date('2026-11-20'));
  expect(feed?.items.map(({ title }) => title)).toEqual([
    'Nuevo: Guitarra',
    'Ya no se ofrece: Violín',
    'A su precio más bajo: C & <D>',
  ]);
  expect(feed?.items[2]?.description).toMatch(/^Udemy · .*19,99.* → .*9,99/);
  expect(feed?.items[0]?.link).toBe('https://aulario.example/course/udemy:2/guitarra');
});

it('is JSON Feed that a parser reads', async () => {
  const { read } = await write();
  const feed = parseJsonFeed(read('en/courses/music/piano/feed.json'));
  expect(feed).toMatchObject({
    title: 'Piano playing · New and cheaper · Aulario',
    language: 'en',
    home_page_url: 'https://aulario.example/en/courses/music/piano',
    feed_url: 'https://aulario.example/en/courses/music/piano/feed.json',
  });
  const { items } = parseJsonFeed(read('en/news/feed.json'));
  expect(items?.map(({ url }) => url)).toEqual([
    'https://aulario.example/en/course/udemy:2/guitarra',
    'https://aulario.example/en/course/udemy:3/violin',
    'https://aulario.example/en/course/udemy:1/c-d',
  ]);
});

it('gives each entry an id that no build and no host changes, and no half addresses in JSON', async () => {
  const [here, elsewhere] = [await write(), await write('')];
  const idsOf = ({ read }: typeof here, file: string) =>
    parseJsonFeed(read(file)).items?.map(({ id }) => id);
  expect(idsOf(here, 'news/feed.json')).toEqual(idsOf(elsewhere, 'news/feed.json'));
  expect(new Set(idsOf(here, 'news/feed.json')).size).toBe(3);
  expect(elsewhere.read('news/feed.json')).not.toContain('/course/');
});
