import { describe, expect, it } from 'vitest';
import { inLanguage, languageOfPath, ownPath } from './languageAddress.ts';

it.each([
  ['/', 'es'],
  ['/login', 'es'],
  ['/enter', 'es'],
  ['/en', 'en'],
  ['/en/', 'en'],
  ['/en/courses/music', 'en'],
  ['/dashboard', null],
  ['/dashboard/home', null],
  ['/dashboards', 'es'],
  ['/account/action', null],
])('%s speaks %s', (pathname, language) => {
  expect(languageOfPath(pathname)).toBe(language);
});

it.each([
  ['/', '/'],
  ['/EN', '/en'],
  ['/es', '/'],
  ['/ES/', '/'],
  ['/es/courses/music', '/courses/music'],
  ['/en/en/courses', '/en/courses'],
  ['/es/en', '/en'],
  ['/es/dashboard/home', '/dashboard/home'],
  ['/en/dashboard/home', '/dashboard/home'],
  ['/essays', '/essays'],
  ['/En/courses/Music', '/en/courses/music'],
  ['/courses/Development/Programaci%C3%B3n', '/courses/development/programaci%C3%B3n'],
  ['/Dashboard/Categories/MUSIC', '/dashboard/categories/music'],
  ['/en/login', '/en/login'],
  ['/Course/edX:MITx-6.00', '/course/edx:MITx-6.00'],
  ['/EN/course/COURSERA%3AaBc/El-curso', '/en/course/coursera%3AaBc/El-curso'],
  ['/dashboard/Course/Udemy:Ab', '/dashboard/course/udemy:Ab'],
])('%s is %s', (typed, own) => {
  expect(ownPath(typed)).toBe(own);
});

describe('the same page in both languages', () => {
  it.each([
    ['/', '/en'],
    ['/?a=1', '/en?a=1'],
    ['/#newsletter', '/en#newsletter'],
    ['/login', '/en/login'],
    ['/login?next=%2Fdashboard', '/en/login?next=%2Fdashboard'],
    ['/courses/music/piano?page=2#top', '/en/courses/music/piano?page=2#top'],
  ])('%s and %s', (spanish, english) => {
    expect(inLanguage(spanish, 'en')).toBe(english);
    expect(inLanguage(english, 'en')).toBe(english);
    expect(inLanguage(english, 'es')).toBe(spanish);
    expect(inLanguage(spanish, 'es')).toBe(spanish);
  });

  it('/en/ is the English landing page, too', () => {
    expect(inLanguage('/en/', 'es')).toBe('/');
    expect(inLanguage('/en/', 'en')).toBe('/en');
  });

  it.each([
    '/dashboard/home?q=a',
    '/account/action',
    '#newsletter',
    '//a.example/',
    'https://a.example/',
    'mailto:a@a.example',
  ])('%s stays as it is', (href) => {
    expect(inLanguage(href, 'en')).toBe(href);
    expect(inLanguage(href, 'es')).toBe(href);
  });
});
