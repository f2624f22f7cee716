import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { matchBranch } from './matchBranch.ts';

it.each<[string, RouteObject[], string[]]>([
  [
    'a layout without an address',
    [{ children: [{ path: '/course/:id/:slug' }] }],
    ['/course/udemy:1/uno', '/course/udemy:2/dos.tres', '/course/edx:a~20b/x', '/course/a%3A1/b'],
  ],
  [
    'a prefix',
    [{ path: '/en', children: [{ path: 'courses/:category' }] }],
    ['/en/courses/music', '/en/courses/it-software', '/en/courses'],
  ],
  [
    'an absolute address in another one',
    [{ path: '/en', children: [{ path: '/en/news/:category' }] }],
    ['/en/news/music', '/en/news/design/', '/news/music'],
  ],
  [
    'names in two routes',
    [{ path: '/list/:id', children: [{ path: 'course/:number' }] }],
    ['/list/a/course/1', '/list/b/course/2'],
  ],
  [
    'a prefix that may be left out',
    [{ children: [{ path: '/en?/blog/:slug' }] }],
    ['/en/blog/a', '/en/blog/b', '/blog/c', '/en/blog/d'],
  ],
  [
    'none of the same prefix',
    [{ children: [{ path: '/en?/courses/:category/:subject?' }] }],
    ['/courses/music', '/courses/design', '/courses/design/logos', '/en/courses/design'],
  ],
  ['one fixed address', [{ path: '/', children: [{ index: true }] }], ['/', '/']],
])('matches as the router does: %s', (_, routes, addresses) => {
  for (const address of addresses)
    expect(matchBranch(routes, address)).toEqual(matchRoutes(routes, address) ?? []);
});
