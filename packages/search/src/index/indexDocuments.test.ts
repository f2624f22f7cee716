import { expect, it } from 'vitest';
import { audienceWords } from './indexDocuments.ts';

it.each([
  ['Excel for musicians', ['musicians']],
  ['Python para científicos de datos: desde cero', ['cientificos', 'datos']],
  ['The complete guide to design for small shops - part 2', ['small', 'shops']],
  ['Formation pour développeurs (édition 2024)', ['developpeurs']],
  ['Forensics, step by step', []],
  ['Todo lo que hace falta para', []],
])('%s', (title, words) => {
  expect([...audienceWords(title)]).toEqual(words);
});
