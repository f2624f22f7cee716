// @vitest-environment jsdom

import { afterEach, expect, it, vi } from 'vitest';
import { preloadRoute } from './preloadRoute.ts';

const index = '/catalogue/index-1/core.bin';
const worker = '/assets/catalogueWorker-1.js';

const chunks = {
  entry: ['/assets/index-1.js'],
  '/courses': ['/assets/shell-1.js', '/assets/courses-1.js'],
  '/dashboard': ['/assets/shell-1.js', '/assets/courses-1.js', '/catalogue/manifest.json'],
  '/dashboard/cart': ['/assets/shell-1.js', '/assets/cart-1.js'],
  '#es': [],
  '#en': ['/assets/en-1.js'],
  '/courses?q': [worker, index],
  '/courses#es': ['/assets/courses-es-1.js'],
  '/courses#en': ['/assets/en-1.js', '/assets/courses-en-1.js'],
  '/dashboard/cart#en': ['/assets/en-1.js'],
};

function preloadedAt(address: string, text = JSON.stringify(chunks)) {
  const { pathname, search } = new URL(address, 'https://aulario.example');
  vi.stubGlobal('location', { pathname, search });
  const data = Object.assign(document.createElement('script'), { id: 'route-chunks' });
  data.type = 'application/json';
  data.textContent = text;
  document.head.replaceChildren(data);
  preloadRoute();
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
}

const { dataset } = document.documentElement;

afterEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
  delete dataset['path'];
  delete dataset['elsewhere'];
});

it('asks for what the longest beginning of the path names', () => {
  expect(preloadedAt('/dashboard/home')).toEqual(chunks['/dashboard']);
  expect(preloadedAt('/dashboard/cart')).toEqual(chunks['/dashboard/cart']);
});

it('asks for the texts of the language that the page will speak', () => {
  expect(preloadedAt('/en/courses/design')).toEqual([
    ...chunks['/courses#en'],
    ...chunks['/courses'],
  ]);
  localStorage.setItem('language', 'en');
  expect(preloadedAt('/dashboard/cart')).toContain('/assets/en-1.js');
  expect(preloadedAt('/courses')).not.toContain('/assets/en-1.js');
});

it('asks for texts only elsewhere, and for nothing where the page names nothing', () => {
  expect(preloadedAt('/login')).toEqual([]);
  expect(preloadedAt('/en/login')).toEqual(chunks['#en']);
  expect(preloadedAt('/dashboard/home', '{}')).toEqual([]);
});

it('lets a prerendered page stand, unless something else is to be shown', () => {
  dataset['path'] = '/courses';
  expect(preloadedAt('/courses')).toEqual([]);
  dataset['elsewhere'] = '';
  expect(preloadedAt('/courses')).toEqual([
    ...chunks.entry,
    ...chunks['/courses#es'],
    ...chunks['/courses'],
  ]);
});

it('starts a search in the address: its worker first, and the index into the cache of the browser', () => {
  const load = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', load);
  const [first, ...others] = preloadedAt('/courses?q=python');
  expect(first).toBe(worker);
  expect(others).not.toContain(index);
  expect(load).toHaveBeenCalledExactlyOnceWith(index);
  expect(preloadedAt('/courses?level=advanced')).not.toContain(worker);
  preloadedAt('/dashboard/cart?q=python');
  expect(load).toHaveBeenCalledTimes(1);
});
