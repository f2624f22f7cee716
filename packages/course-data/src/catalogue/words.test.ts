// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { foldText, indexWords, queryWords } from './words.ts';

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
    ['.NET for all', ['.net', 'net', 'for', 'all']],
    ['ASP.NET', ['asp.net', 'aspnet', 'asp', 'net']],
    ['Node.Js', ['node.js', 'nodejs', 'node', 'js']],
    ['Wait... and see.', ['wait', 'and', 'see']],
    ['(empezando con Python)', ['empezando', 'con', 'python']],
    ["OpenAI's APIs; Beginner’s", ['openai', 'apis', 'beginner']],
    ['E-commerce', ['e', 'commerce']],
    ['M.C. Jorge', ['m.c', 'mc', 'jorge']],
    ['« » — !', []],
  ])('splits %j', (text, words) => {
    expect(indexWords(text)).toEqual(words);
  });
});

describe('queryWords', () => {
  it('leaves fillers out, unless nothing else was typed', () => {
    expect(queryWords('Curso de Python para la empresa')).toEqual(['python', 'empresa']);
    expect(queryWords('the course')).toEqual(['the', 'course']);
  });

  it('asks for a word once, as it was typed', () => {
    expect(queryWords('python Python node.js')).toEqual(['python', 'node.js']);
  });

  it('stops at twelve words', () => {
    const many = Array.from({ length: 50 }, (_, index) => `w${index}`).join(' ');
    expect(queryWords(many)).toHaveLength(12);
  });
});
