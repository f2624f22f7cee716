import { type CourseNews, createMemoryCatalogue } from '@aulario/course-data';
import { aCourse, someNews } from '@aulario/course-data/testing';
import { parseJsonFeed } from 'feedsmith';
import { parseFeed } from 'htmlparser2';
import { expect, it } from 'vitest';
import { readPageTexts } from '../../build/pageTexts.ts';
import { searchFeeds } from './searchFeeds.ts';

const news = someNews({ title: 'Negociación en casa', category: 'Business' });
const uncategorised = aCourse({ id: 'udemy:7', title: 'Cerámica', category: null });
const courseNews: readonly CourseNews[] = [
  ...news.courses,
  { kind: 'fresh', day: '2026-11-19', course: uncategorised },
];
const courses = [
  ...courseNews.map(({ course }) => course),
  aCourse({ id: 'udemy:9', title: 'Negociación', category: 'Business' }),
];
const { search } = createMemoryCatalogue(courses);
const byCategory = async ({ category }: { category: string | null }) => ({
  ...news,
  courses: courseNews.filter(({ course }) => course.category === category),
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

it('knows the news of courses without a category, as those of a platform of the operator may be', async () => {
  const files = await write(['cerámica']);
  const { items } = parseJsonFeed(files.get('en/feeds/ceramica/feed.json') ?? '');
  expect(items?.map(({ title }) => title)).toEqual(['New: Cerámica']);
});
