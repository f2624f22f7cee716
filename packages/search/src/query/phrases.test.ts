import { expect, it } from 'vitest';
import { hasPhrase } from './phrases.ts';

it.each([
  ['"machine learning" python', true],
  ['«aprender a programar»', true],
  ['python -"machine learning"', false],
  ['tv de 24"', false],
  ['python', false],
])('tells whether %s asks for a phrase', (text, expected) => {
  expect(hasPhrase(text)).toBe(expected);
});
