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
  '/en/',
  '/%E9',
])('%s keeps its own end', (address) => {
  expect(withoutAppended(address)).toBe(address);
});
