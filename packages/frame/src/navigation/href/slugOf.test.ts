import { expect, it } from 'vitest';
import { slugOf } from './slugOf.ts';

it.each([
  ['Finance & Accounting', 'finance-accounting'],
  ['Fotografía y video', 'fotografia-y-video'],
  ['C', 'c'],
  ['C++', 'c-plus-plus'],
  ['C#', 'c-sharp'],
  ['¿Qué es .NET?', 'que-es-net'],
  ['日本語', ''],
])('writes %s as %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
