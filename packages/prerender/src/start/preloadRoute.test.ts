// @vitest-environment jsdom

import { byLanguage } from '@aulario/frame/language/language.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { preloadRoute } from './preloadRoute.ts';
import { type Preloads, preloadsId } from './preloads.ts';

const index = '/catalogue/index-1/core.bin';
const worker = '/assets/catalogueWorker-1.js';

const catalogueTexts = { es: ['/assets/courses-es-1.js'], en: ['/assets/en-1.js'] };
const otherTexts = { es: [], en: ['/assets/en-1.js'] };

const screens = {
  '': { files: [], texts: otherTexts, search: [] },
  '/courses': {
    files: ['/assets/shell-1.js', '/assets/courses-1.js'],
    texts: catalogueTexts,
    search: [worker, index],
  },
  '/dashboard': {
    files: ['/assets/shell-1.js', '/assets/courses-1.js', '/catalogue/manifest.json'],
    texts: otherTexts,
    search: [],
  },
  '/dashboard/home': {
    files: ['/assets/shell-1.js', '/assets/courses-1.js', worker],
    texts: otherTexts,
    search: [worker],
  },
  '/dashboard/cart': {
    files: ['/assets/shell-1.js', '/assets/cart-1.js'],
    texts: otherTexts,
    search: [],
  },
};

const files = [
  ...new Set(
    Object.values(screens).flatMap((screen) => [
      ...screen.files,
      ...screen.texts.es,
      ...screen.texts.en,
      ...screen.search,
    ]),
  ),
];
const placesOf = (addresses: readonly string[]) => addresses.map((each) => files.indexOf(each));

const all: Preloads = {
  entry: ['/assets/index-1.js'],
  files,
  startSearch: '/assets/base-1.js',
  screens: Object.fromEntries(
    Object.entries(screens).map(([path, screen]) => [
      path,
      {
        files: placesOf(screen.files),
        texts: byLanguage((code) => placesOf(code === 'en' ? screen.texts.en : screen.texts.es)),
        search: placesOf(screen.search),
      },
    ]),
  ),
};

function preloadedAt(address: string, preloads: Preloads | null = all, hasCourses = false) {
  const { pathname, search } = new URL(address, 'https://aulario.example');
  vi.stubGlobal('location', { pathname, search });
  const data = Object.assign(document.createElement('script'), { id: preloadsId });
  data.type = 'application/json';
  data.textContent = JSON.stringify(preloads);
  document.head.replaceChildren(...(preloads === null ? [] : [data]));
  preloadRoute({ hasCourses });
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
}

const { dataset } = document.documentElement;

afterEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
  delete dataset['path'];
  delete dataset['outdated'];
});

it('asks for what the longest beginning of the path names', () => {
  expect(preloadedAt('/dashboard/plan')).toEqual(screens['/dashboard'].files);
  expect(preloadedAt('/dashboard/cart')).toEqual(screens['/dashboard/cart'].files);
});

it('asks for no catalogue where the page has the first courses', () => {
  const { files } = screens['/dashboard/home'];
  expect(preloadedAt('/dashboard/home')).toEqual(files);
  expect(preloadedAt('/dashboard/home', all, true)).toEqual(
    files.filter((file) => file !== worker),
  );
});

it('asks for the texts of the language that the page will speak', () => {
  expect(preloadedAt('/en/courses/design')).toEqual([
    ...catalogueTexts.en,
    ...screens['/courses'].files,
  ]);
  localStorage.setItem('language', 'en');
  expect(preloadedAt('/dashboard/cart')).toContain('/assets/en-1.js');
  expect(preloadedAt('/courses')).not.toContain('/assets/en-1.js');
});

it('asks for texts only outdated, and for nothing where the page names nothing', () => {
  expect(preloadedAt('/login')).toEqual([]);
  expect(preloadedAt('/en/login')).toEqual(otherTexts.en);
  expect(preloadedAt('/dashboard/home', null)).toEqual([]);
});

it('lets a prerendered page stand, unless something else is to be shown', () => {
  dataset['path'] = '/courses';
  expect(preloadedAt('/courses')).toEqual([]);
  dataset['outdated'] = '';
  expect(preloadedAt('/courses')).toEqual([
    ...all.entry,
    ...catalogueTexts.es,
    ...screens['/courses'].files,
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
