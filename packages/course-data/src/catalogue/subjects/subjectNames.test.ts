import { expect, it } from 'vitest';
import { spanishNameOf, subjectNames } from './subjectNames.ts';

it('knows the Spanish name of a subject', () => {
  expect(spanishNameOf('Photography')).toBe('Fotografía');
  expect(spanishNameOf('Python')).toBe('Python');
  expect(spanishNameOf('Basketry')).toBe('Basketry');
});

it('knows every name of a subject', () => {
  expect(subjectNames('Photography')).toEqual(
    expect.arrayContaining(['Photography', 'fotografía']),
  );
  expect(subjectNames('C/C++')).toEqual(expect.arrayContaining(['C/C++', 'C', 'C++']));
  expect(subjectNames('Basketry')).toEqual(['Basketry']);
});
