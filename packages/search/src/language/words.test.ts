import { describe, expect, it } from 'vitest';
import {
  foldText,
  indexWords,
  nameKey,
  queryWords,
  significantLength,
  typedWords,
} from './words.ts';

const plain = (words: readonly { word: string }[]) => words.map(({ word }) => word);

describe('foldText', () => {
  it.each([
    ['Diseño', 'diseno'],
    ['FOTOGRAFÍA', 'fotografia'],
    ['ñandú', 'nandu'],
    ['n\u0303andu\u0301', 'nandu'],
    ['Çà et là', 'ca et la'],
  ])('folds %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('indexWords', () => {
  it.each([
    ['C++ & C#, F#', ['c++', 'c#', 'f#']],
    ['Learn C/C++!', ['learn', 'c', 'c++']],
    ['C++17', ['c++', '17']],
    ['.NET for all', ['.net', 'net', 'all']],
    ['ASP.NET', ['asp.net', 'aspnet', 'asp', 'net']],
    ['Node.Js', ['node.js', 'nodejs', 'node', 'js']],
    ['Wait... and see.', ['wait', 'see']],
    ['(empezando con Python)', ['empezando', 'python']],
    ["OpenAI's APIs; Beginner’s", ['openai', 'apis', 'beginner']],
    ['E-commerce', ['e', 'commerce']],
    ['M.C. Jorge', ['m.c', 'mc', 'jorge']],
    ['De la A', ['de', 'la', 'a']],
    ['« » — !', []],
  ])('splits %j', (text, words) => {
    expect(plain(indexWords(text))).toEqual(words);
  });

  it('keeps the positions of words, also after removed ones', () => {
    expect(indexWords('Introduction to Node.js')).toEqual([
      { word: 'introduction', position: 0 },
      { word: 'node.js', position: 2 },
      { word: 'nodejs', position: 2 },
      { word: 'node', position: 2 },
      { word: 'js', position: 2 },
    ]);
  });
});

describe('typedWords', () => {
  it.each([
    ['List<T>', ['list', 't']],
    ['Learn <canvas> & </div>', ['learn', 'canvas', 'div']],
    ['<$20', ['<', '$', '20']],
    ['< 20 €', ['<', '20', '€']],
    ['<EUR 20 >10', ['<', 'eur', '20', '>', '10']],
  ])('reads the signs of a limit in %j', (text, words) => {
    expect(plain(typedWords(text))).toEqual(words);
  });
});

describe('queryWords', () => {
  it('removes stop words, unless nothing else was typed', () => {
    expect(plain(queryWords('Python para la empresa'))).toEqual(['python', 'empresa']);
    expect(plain(queryWords('the for'))).toEqual(['the', 'for']);
  });

  it('returns each word once', () => {
    expect(plain(queryWords('python Python node.js'))).toEqual(['python', 'node.js']);
  });

  it('stops at twelve words', () => {
    const many = Array.from({ length: 50 }, (_, index) => `w${index}`).join(' ');
    expect(queryWords(many)).toHaveLength(12);
  });
});

it('counts the words of a title that a query would keep', () => {
  const domainStopWords = new Set(['curso', 'course']);
  expect(significantLength('Curso de Excel para la empresa: Excel', domainStopWords)).toBe(2);
  expect(significantLength('The course', domainStopWords)).toBe(2);
});

it('returns the same key for a name as for a query', () => {
  expect(nameKey('Pruebas de Software')).toBe('pruebas software');
});
