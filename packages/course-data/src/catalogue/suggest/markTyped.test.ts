import { expect, it } from 'vitest';
import { markTyped } from './markTyped.ts';

/** The text with its marked parts in brackets. */
const marked = (text: string, typed: string) =>
  markTyped(text, typed)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['Python', 'pyt', '[Pyt]hon'],
  ['Fotografía digital', 'FOTOGRAFIA d', '[Fotografía] [d]igital'],
  ['Aprende diseño', 'disen', 'Aprende [diseñ]o'],
  ['C++ y C#', 'c+', '[C+]+ y C#'],
  ['Python', 'thon', 'Python'],
  ['Python', '', 'Python'],
  ['', 'python', ''],
])('marks in %j what %j begins', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected);
});

it('keeps every character', () => {
  const text = 'n\u0303andu\u0301, «ﬁn» — 👩‍💻';
  expect(
    markTyped(text, 'nandu fin')
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
