import { expect, it } from 'vitest';
import { hasPhrase } from './phrases.ts';

it.each([
  ['"machine learning" python', true],
  ['«aprender a programar»', true],
  ['python -"machine learning"', false],
  ['tv de 24"', false],
  ['python', false],
])('detects a phrase in %s', (text, expected) => {
  expect(hasPhrase(text)).toBe(expected);
});
