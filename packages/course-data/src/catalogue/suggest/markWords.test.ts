import { foldText, indexWords } from '@aulario/search';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markWords } from './markWords.ts';

const marked = (text: string, ...words: string[]) =>
  markWords(text, words)
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('');

it.each([
  ['Fotografía de viajes', ['fotografia'], '[Fotografía] de viajes'],
  ['Foto, fotos y FOTO', ['foto'], '[Foto], fotos y [FOTO]'],
  ['Learn C++ and C', ['c++'], 'Learn [C++] and C'],
  ['ASP.NET y Node.js', ['node.js', 'net'], '[ASP.NET] y [Node.js]'],
  ['n\u0303andu', ['nandu'], '[n\u0303andu]'],
  ['Nada', ['otro'], 'Nada'],
  ['Aprendizaje automático', ['aprendizaje automatico'], '[Aprendizaje] [automático]'],
  ['', ['otro'], ''],
])('marks in %j the words %j', (text, words, expected) => {
  expect(marked(text, ...words)).toBe(expected);
});

it('returns the whole text, and marks every word that a search can find', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const pieces = markWords(text, [...indexWords(text).map(({ word }) => word), foldText(text)]);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    }),
  );
});
