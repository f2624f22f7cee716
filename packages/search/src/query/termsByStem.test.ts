import { expect, it } from 'vitest';
import { TermsByStem, WordList } from './termsByStem.ts';

it('has the words that it was given, and no part of one', () => {
  const list = new WordList(['c', 'piano', 'pianos', 'c', 'pi']);
  expect(['c', 'pi', 'piano', 'pianos'].map((word) => list.has(word))).toEqual(Array(4).fill(true));
  expect(['', 'p', 'pia', 'iano', 'pianoss', 'd'].some((word) => list.has(word))).toBe(false);
  expect(new WordList([]).has('')).toBe(false);
});

it('finds the terms of every entry by the stem of their first word, the longest first', () => {
  const terms = new TermsByStem([
    ['programacion', 'c con clases'],
    ['programming', 'c'],
    ['programming language', 'proteinas'],
  ]);
  const found = (stemmed: string) =>
    terms.startingWith(stemmed).map(({ entry, words }) => [entry, words.join(' ')]);
  expect(found('program')).toEqual([
    [2, 'programming language'],
    [0, 'programacion'],
    [1, 'programming'],
  ]);
  expect(found('protein')).toEqual([[2, 'proteinas']]);
  expect(found('c')).toEqual([
    [0, 'c con clases'],
    [1, 'c'],
  ]);
  expect(found('progra')).toEqual([]);
});
