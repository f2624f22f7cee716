import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldsOf, textOf } from './fields.ts';

const paths = ['value', 'value.hours'];

test('a text comes out of its fields as it went in', () => {
  const names = fc.constantFrom('value', 'hours', 'note', 'value.hours', 'a.b', '', '__proto__');
  const json = fc.letrec((tie) => ({
    node: fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.dictionary(names, tie('node'))),
  })).node;
  const texts = fc.oneof(
    fc.string(),
    json.map((value) => JSON.stringify(value)),
    json.map((value) => JSON.stringify(value, null, 1)),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(textOf(fieldsOf(text, paths), paths)).toBe(text);
    }),
    { numRuns: 200 },
  );
});

test('what was written whole is read when its members merge one by one', () => {
  const text = JSON.stringify({ version: 1, value: { order: ['a'], hours: { 'udemy:1': 4 } } });
  expect(textOf(fieldsOf(text, []), paths)).toBe(text);
});

test('members of the named objects are fields of their own', () => {
  const text = JSON.stringify({ version: 1, value: { order: ['a'], hours: { 'udemy:1.x': 4 } } });
  expect(fieldsOf(text, paths)).toEqual({
    version: 1,
    value: {},
    'value.order': ['a'],
    'value.hours': {},
    'value.hours.udemy:1.x': 4,
  });
});
