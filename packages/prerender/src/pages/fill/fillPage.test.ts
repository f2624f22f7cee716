// @vitest-environment jsdom

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPageTexts, withNotices } from '../../build/pageTexts.ts';
import { withPreloads } from '../../build/screenPreloads.ts';
import { siteFiles } from '../siteFiles.ts';
import { type PageContent, type PageShell, pageFiller } from './fillPage.ts';

const textOf = readPageTexts();
const index = readFileSync(join(import.meta.dirname, '../../../../../apps/web/index.html'), 'utf8');
// As the build leaves it.
const empty = withNotices(index, textOf).replace('/src/app/main.tsx', '/assets/index-abc.js');
const shell = {
  empty,
  firstScript: 'hide()',
  lastScript: 'follow()',
  startUrl: '/assets/hydrateOnInteraction-abc.js',
  site: 'https://aulario.example',
};

const content: PageContent = {
  path: '/en/login',
  language: 'en',
  title: 'Log in <"here">',
  description: 'In & on',
  markup: '<main>$& here</main>',
  modules: ['/assets/login-abc.js'],
  comesWhenIdle: true,
  isSearched: false,
  prepared: null,
  early: null,
  offer: null,
  withoutScript: textOf('page.withoutScript', 'en'),
  data: undefined,
  picture: '/share/aulario.png',
  structured: null,
};

const fillPage = (filled: PageContent, around: PageShell) =>
  pageFiller(around)(filled).join('.a{color:red}');

const files = {
  entry: ['/assets/index-abc.js'],
  files: [],
  startSearch: '/assets/base-abc.js',
  screens: {},
};
const listing = withPreloads(empty, files);

it('names its feeds, where it has some', () => {
  const linksOf = (feeds?: string) =>
    new DOMParser()
      .parseFromString(fillPage({ ...content, feeds }, shell), 'text/html')
      .querySelectorAll('link[rel=alternate][type]');
  expect(linksOf()).toHaveLength(0);
  expect([...linksOf('/en/news')].map((link) => link.getAttribute('href'))).toEqual([
    '/en/news/feed.xml',
    '/en/news/feed.json',
  ]);
  const [own] = linksOf(content.path);
  const [other] = linksOf('/en/news');
  expect([own?.getAttribute('title'), other?.hasAttribute('title')]).toEqual([
    content.title,
    false,
  ]);
});

it('names the application without loading it', () => {
  const page = new DOMParser().parseFromString(fillPage(content, shell), 'text/html');
  const root = page.getElementById('root');
  expect({ ...root?.dataset }).toEqual({
    application: '/assets/index-abc.js',
    modules: '/assets/login-abc.js',
    idle: '',
  });
  expect(root?.innerHTML).toBe('<main>$&amp; here</main>');
  const scripts = Array.from(
    page.scripts,
    ({ src }) => new URL(src || 'inline:', 'https://a.b').pathname,
  );
  expect(scripts).toEqual(['', '', '/assets/hydrateOnInteraction-abc.js']);
  expect(page.querySelector('link[rel=modulepreload]')).toBeNull();
});

it('has its scripts after its content, but for the one that may hide the page', () => {
  const page = new DOMParser().parseFromString(
    fillPage(content, { ...shell, empty: listing }),
    'text/html',
  );
  expect(page.head.querySelectorAll('script')).toHaveLength(1);
  const inBody = Array.from(
    page.body.querySelectorAll('script'),
    (one) => one.id || one.getAttribute('src') || one.textContent,
  );
  expect(inBody).toEqual(['follow()', 'preloads', '/assets/hydrateOnInteraction-abc.js']);
});

it.each([
  ['its whole header', '<header id="header"></header>', 'header'],
  [
    'all above the ground',
    '<header id="header"></header><h1></h1><svg id="ground"></svg>',
    'ground',
  ],
  // For an element that is not there, a browser would wait until the page has ended.
  ['what there is', '<header></header>', undefined],
])('is first painted with %s', (_, markup, id) => {
  const page = fillPage({ ...content, markup }, shell);
  expect(/<link rel="expect" href="#(\w+)" blocking="render"/.exec(page)?.[1]).toBe(id);
});

it('tells readers without JavaScript what does not work', () => {
  const html = fillPage(content, shell);
  expect(html.match(/<noscript>/g)).toHaveLength(1);
  expect(html).toContain('Without JavaScript you can read the pages');
  expect(html).not.toContain('needs JavaScript');
});

it('does not load what it only lists', () => {
  const html = fillPage(content, { ...shell, empty: listing });
  const page = new DOMParser().parseFromString(html, 'text/html');
  const listed = page.getElementById('preloads')?.textContent ?? '';
  expect(JSON.parse(listed)).toEqual(files);
  expect(html).not.toContain('src="/assets/index-abc.js"');
});

it('says what it is, in which language, and where its other one is', () => {
  const page = new DOMParser().parseFromString(fillPage(content, shell), 'text/html');
  expect(page.documentElement.lang).toBe('en');
  expect(page.documentElement.dataset['path']).toBe('/en/login');
  expect(page.title).toBe('Log in <"here">');
  const hrefs = (selector: string) =>
    Array.from(page.querySelectorAll<HTMLLinkElement>(selector), ({ href }) => href);
  expect(hrefs('link[rel=canonical]')).toEqual(['https://aulario.example/en/login']);
  expect(hrefs('link[rel=alternate]')).toEqual([
    'https://aulario.example/login',
    'https://aulario.example/en/login',
    'https://aulario.example/login',
  ]);
  const descriptions = page.querySelectorAll<HTMLMetaElement>('meta[name=description]');
  expect(Array.from(descriptions, (meta) => meta.content)).toEqual(['In & on']);
});

it('carries its data and the structured data for search engines, which cannot end their element', () => {
  const html = fillPage({ ...content, data: { text: '</script>' }, structured: { a: 1 } }, shell);
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(JSON.parse(page.getElementById('page-data')?.textContent ?? '')).toEqual({
    text: '</script>',
  });
  expect(page.querySelector('[type="application/ld+json"]')?.textContent).toBe('{"a":1}');
});

it('lists every page with its other language, in several site maps where one is too small', () => {
  const site = 'https://aulario.example';
  const textsOf = (xml: string | undefined) =>
    Array.from(
      new DOMParser().parseFromString(xml ?? '', 'text/xml').querySelectorAll('loc'),
      (loc) => loc.textContent,
    );
  const one = siteFiles(site, ['/', '/en/a&b']);
  expect(textsOf(one.get('sitemap.xml'))).toEqual([`${site}/`, `${site}/en/a&b`]);
  expect(one.get('robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`);
  const two = siteFiles(site, ['/', '/a', '/b'], 2);
  expect(textsOf(two.get('sitemap.xml'))).toEqual([
    `${site}/sitemap-1.xml`,
    `${site}/sitemap-2.xml`,
  ]);
  expect(textsOf(two.get('sitemap-2.xml'))).toEqual([`${site}/b`]);
  expect([...siteFiles('', ['/']).keys()]).toEqual(['robots.txt']);
});
