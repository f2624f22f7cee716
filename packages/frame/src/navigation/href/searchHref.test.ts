import { expect, it } from 'vitest';
import { searchHref } from './searchHref.ts';

it('leads to a search for the typed text, or to the catalogue', () => {
  expect(searchHref('/courses', ' c++ & más ')).toBe('/courses?q=c%2B%2B+%26+m%C3%A1s');
  expect(searchHref('/en/courses', ' ')).toBe('/en/courses');
});
