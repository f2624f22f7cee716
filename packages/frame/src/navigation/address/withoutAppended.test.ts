import { describe, expect, it } from 'vitest';
import { withoutAppended } from './withoutAppended.ts';

const addresses = [
  '/',
  '/courses/music',
  '/en/course/edx:python-aprender-a-programar/python-aprender-a-programar',
  '/compare?c=edx%3Apython&c=udemy%3A5459964',
  '/compare?c=udemy%3A1&w=222221',
  '/courses?q=c%2B%2B',
  '/courses?q=%22machine+learning%22',
  '/courses?q=programaci%C3%B3n',
  '/courses?q=python&level=beginner',
  '/dashboard/plan',
];

const appended = [
  ...[
    '.',
    ',',
    ';',
    ':',
    '!',
    '?',
    '...',
    '.)',
    ').',
    ')',
    ']',
    '}',
    "'",
    '*',
    '**',
    '~',
    '`',
    '|',
  ],
  ...['%E2%80%A6', '%C2%BB', '%E2%80%9D', '%E2%80%99', '%E3%80%82', '&', '.%E2%80%9D'],
];

describe.each(addresses)('%s', (address) => {
  it('stays what it is', () => {
    expect(withoutAppended(address)).toBe(address);
  });

  it.each(appended)("loses '%s' at its end", (signs) => {
    expect(withoutAppended(address + signs)).toBe(address);
  });
});

describe.each(addresses.filter((address) => !address.includes('?q=')))('%s', (address) => {
  it.each(['%3E', '%22', '%27', '%3E.', '%22,', '%60', '%7D', '%5C', '%0A', '%7C'])(
    "loses '%s' at its end",
    (signs) => {
      expect(withoutAppended(address + signs)).toBe(address);
    },
  );
});

const messages = [
  '%20mira%20esto',
  '%20%22t%C3%ADtulo%22)',
  '%22%3EComparaci%C3%B3n%3C/a%3E',
  '"><b>hola</b>',
  '|Verano>',
  '%7CVerano%3E',
  '](otra)',
  '%5D(https://a.example/b)',
  '[/url]',
  '{.enlace}',
  'https://aulario.example/compare?c=udemy%3A2',
  'http:/aulario.example',
  '%C2%A0%E2%80%94%20mira',
  '%E2%80%A8otra%20l%C3%ADnea',
  '%0A--%0ALuc%C3%ADa',
];

const ofReaders = ['/courses?q=c%2B%2B', '/courses?q=python&level=beginner'];

describe.each([
  '/courses/music',
  '/compare?c=udemy%3A1&w=222221',
  '/dashboard/plan',
  '/route?g=a&h=3.5',
])('%s', (address) => {
  it.each(messages)("loses '%s' at its end", (message) => {
    expect(withoutAppended(address + message)).toBe(address);
  });
});

it.each(ofReaders)('%s keeps the words behind a space, which are typed', (address) => {
  expect(withoutAppended(`${address}%20mira`)).toBe(`${address}%20mira`);
});

it.each(['?utm_source=whatsapp', '?fbclid=IwAR0_x', '?utm_source=a&utm_medium=b.'])(
  'a second query, %s, is none of ours',
  (query) => {
    expect(withoutAppended(`/compare?c=udemy%3A1${query}`)).toBe('/compare?c=udemy%3A1');
  },
);

it.each([
  '/courses?q=%C2%ABmachine+learning%C2%BB',
  '/courses?q=python&language=',
  '/account/action?mode=resetPassword&oobCode=a-b_',
  '/add?url=https://a.example/b&title=Un%20curso%20%22nuevo%22%20de%20a',
  '/courses?subject=Machine%20Learning',
  '/login?next=%2Fcourses%3Fq%3Da%20b',
  '/%20',
  '/en/',
  '/%E9',
])('%s keeps its own end', (address) => {
  expect(withoutAppended(address)).toBe(address);
});
