// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { followHead } from './followHead.ts';

const headTags = () =>
  Array.from(document.head.querySelectorAll('link[hreflang], link[rel=canonical], meta'), (tag) =>
    ['rel', 'hreflang', 'href', 'name', 'content']
      .map((name) => tag.getAttribute(name))
      .filter((value) => value !== null)
      .join(' '),
  );

it('tells where a public page stands in each language, of the last address only', () => {
  followHead({ pathname: '/blog', search: '' });
  followHead({ pathname: '/en/courses/music', search: '' });
  expect(headTags()).toEqual([
    'canonical /en/courses/music',
    'alternate es /courses/music',
    'alternate en /en/courses/music',
    'alternate x-default /courses/music',
  ]);
});

it.each([
  ['/courses', '?q=piano', 5],
  ['/dashboard/home', '', 1],
])('keeps %s%s out of lists', (pathname, search, tags) => {
  followHead({ pathname, search });
  expect(headTags()).toHaveLength(tags);
  expect(headTags()).toContain('robots noindex');
});
