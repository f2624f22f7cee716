// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { writeFeed } from './blogFeed.ts';

const post = {
  name: 'a-post',
  title: 'A & <B>',
  summary: 'Says "so".',
  date: '2026-11-22',
} as const;
const older = { ...post, name: 'older', date: '2026-01-02' } as const;

const read = (language: 'es' | 'en') =>
  new DOMParser().parseFromString(writeFeed(language, [older, post]), 'application/xml');

it('is well-formed and says what each post is about', () => {
  const feed = read('es');
  expect(feed.querySelector('parsererror')).toBeNull();
  expect(feed.querySelector('feed > updated')?.textContent).toBe('2026-11-22T00:00:00.000Z');
  const entries = [...feed.querySelectorAll('entry')];
  expect(entries.map((entry) => entry.querySelector('title')?.textContent?.trim())).toEqual([
    'A & <B>',
    'A & <B>',
  ]);
  expect(entries[1]?.querySelector('link')?.getAttribute('href')).toBe('/blog/a-post');
});

it('gives every post of every language an id of its own, the same in each build', () => {
  const idsOf = (feed: Document) => [...feed.querySelectorAll('id')].map((id) => id.textContent);
  const ids = [...idsOf(read('es')), ...idsOf(read('en'))];
  expect(new Set(ids).size).toBe(6);
  expect(ids).toEqual([...idsOf(read('es')), ...idsOf(read('en'))]);
  for (const id of ids) expect(id).toMatch(/^urn:uuid:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
});

it('leads to the English addresses in English', () => {
  const links = [...read('en').querySelectorAll('link')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/en/blog', '/en/blog/feed.xml', '/en/blog/older', '/en/blog/a-post']);
});
