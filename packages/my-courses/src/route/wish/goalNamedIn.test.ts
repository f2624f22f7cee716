import { expect, test } from 'vitest';
import { goalNamedIn } from './goalNamedIn.ts';

test.each([
  ['quiero ser analista de datos', 'junior-data-analyst'],
  ['data analyst', 'junior-data-analyst'],
  ['datos junior, 3 h a la semana, hasta marzo', 'junior-data-analyst'],
  ['aprender cocina desde cero', 'cook'],
])('«%s» names a goal', (text, id) => {
  expect(goalNamedIn(text)?.id).toBe(id);
});

test.each([
  '',
  'quiero aprender',
  'astrofísica',
  'pyth',
  'aprender francés',
  'learn spanish',
  'learning to swim',
])('«%s» names none', (text) => {
  expect(goalNamedIn(text)).toBeNull();
});
