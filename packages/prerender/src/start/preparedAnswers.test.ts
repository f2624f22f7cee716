import { expect, it } from 'vitest';
import { answerName, foldQuestion } from './preparedAnswers.ts';

it.each([
  ['  Fotografía   NOCTURNA ', 'fotografia nocturna', 'fotografia-nocturna'],
  ['Curso de C++', 'curso de c++', 'c++'],
  ['Excel: de cero a experto', 'excel de cero a experto', 'excel-cero-experto'],
  ["The beginner's guide", 'the beginner guide', 'beginner-guide'],
  ['¿Curso?', 'curso', ''],
  ['with', 'with', ''],
])('folds %j to %j, in the file %s', (text, folded, name) => {
  expect(foldQuestion(text)).toBe(folded);
  expect(answerName(folded)).toBe(name);
});

it.each(['"bases de datos"', 'python -django', '«sql»', 'c/c++'])('leaves %j as it is', (text) => {
  expect(foldQuestion(text)).toBe(text);
});
