import { expect, it } from 'vitest';
import { subjectIn } from '../port/catalogueAnswers.ts';
import { namedSubject, subjectNames } from './subjectNames.ts';

it('knows the Spanish name of a subject', () => {
  expect(subjectIn(namedSubject('Photography'), 'es')).toBe('Fotografía');
  expect(subjectIn(namedSubject('Python'), 'es')).toBe('Python');
  expect(subjectIn(namedSubject('Basketry'), 'es')).toBe('Basketry');
});

it.each([
  ['Mobile and Web Development', 'Desarrollo web y de apps'],
  ['Data Analysis & Statistics', 'Análisis de datos y estadística'],
  ['Business Finance', 'Finanzas corporativas'],
])('knows the Spanish name of %s, as large platforms name their areas', (subject, name) => {
  expect(subjectIn(namedSubject(subject), 'es')).toBe(name);
});

it('knows every name of a subject', () => {
  expect(subjectNames('Photography')).toEqual(
    expect.arrayContaining(['Photography', 'fotografía']),
  );
  expect(subjectNames('C/C++')).toEqual(expect.arrayContaining(['C/C++', 'C', 'C++']));
  expect(subjectNames('Basketry')).toEqual(['Basketry']);
});
