import { createMemoryCatalogue } from '@aulario/course-data';
import { aCourse, someNews } from '@aulario/course-data/testing';
import { parseJsonFeed } from 'feedsmith';
import { parseFeed } from 'htmlparser2';
import { expect, it } from 'vitest';
import { readPageTexts } from '../../build/pageTexts.ts';
import { searchFeeds } from './searchFeeds.ts';

const news = someNews({ title: 'Negociación en casa', category: 'Business' });
const courses = [
  ...news.courses.map(({ course }) => course),
  aCourse({ id: 'udemy:9', title: 'Negociación', category: 'Business' }),
];
const { search } = createMemoryCatalogue(courses);
const byCategory = async ({ category }: { category: string | null }) => ({
  ...news,
  courses: news.courses.filter(({ course }) => course.category === category),
});

async function write(texts: readonly string[]) {
  const files = new Map<string, string>();
  const searches = texts.map((text) => ({
    path: `/en/courses?q=${encodeURIComponent(text)}`,
    text,
  }));
  const feeds = searchFeeds(searches, {
    catalogue: { search, news: byCategory },
    language: 'en',
    builtOn: '2026-11-20',
    site: 'https://aulario.example',
    textOf: readPageTexts(),
  });
  for await (const { file, text } of feeds) files.set(file, text);
  return files;
}

it('writes what is new among the results of each search, and their names', async () => {
  const files = await write(['negociación', 'guitarra']);
  expect([...files.keys()]).toEqual([
    'en/feeds/negociacion/feed.xml',
    'en/feeds/negociacion/feed.json',
    'en/feeds/guitarra/feed.xml',
    'en/feeds/guitarra/feed.json',
    'en/feeds/searches.json',
  ]);
  expect(JSON.parse(files.get('en/feeds/searches.json') ?? '')).toEqual([
    'negociacion',
    'guitarra',
  ]);
  const atom = parseFeed(files.get('en/feeds/negociacion/feed.xml') ?? '');
  expect(atom?.title).toBe('negociación · New and cheaper · Aulario');
  expect(atom?.items.map(({ title }) => title)).toEqual([
    'At its lowest price: Negociación en casa',
  ]);
  const json = parseJsonFeed(files.get('en/feeds/guitarra/feed.json') ?? '');
  expect(json.home_page_url).toBe('https://aulario.example/en/courses?q=guitarra');
  expect(json.feed_url).toBe('https://aulario.example/en/feeds/guitarra/feed.json');
  expect(json.items?.map(({ title }) => title)).toEqual(['New: Guitarra']);
});
