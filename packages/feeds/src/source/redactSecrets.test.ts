import { expect, it } from 'vitest';
import { redactSecrets } from './redactSecrets.ts';

it.each([
  [
    '401 from https://a.example/feed.csv?apikey=KEY',
    '401 from https://a.example/feed.csv?apikey=…',
  ],
  ['https://user:KEY@a.example/feed', 'https://a.example/feed'],
  ['https://a.example/feed?token=KEY&page=12', 'https://a.example/feed?token=…&page=12'],
  ['https://a.example/apikey/4f0c2b7d9e8a1f3c5b6d/csv', 'https://a.example/apikey/…/csv'],
  ['https://a.example/feed#KEY', 'https://a.example/feed'],
  [
    'https://a.example/feed?q=KEY and http://b.example/?k=KEY',
    'https://a.example/feed?q=… and http://b.example/?k=…',
  ],
  ['lists/2024.json#12', 'lists/2024.json#12'],
  [
    'https://a.example/courses/introduction-to-programming/',
    'https://a.example/courses/introduction-to-programming/',
  ],
])('writes %s as %s', (text, expected) => {
  expect(redactSecrets(text)).toBe(expected);
});
