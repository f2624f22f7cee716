// @vitest-environment node
import { expect, it } from 'vitest';
import { WordList } from './termsByStem.ts';

it('has the words that it was given, and no part of one', () => {
  const list = new WordList(['c', 'piano', 'pianos', 'c', 'pi']);
  expect(['c', 'pi', 'piano', 'pianos'].map((word) => list.has(word))).toEqual(Array(4).fill(true));
  expect(['', 'p', 'pia', 'iano', 'pianoss', 'd'].some((word) => list.has(word))).toBe(false);
  expect(new WordList([]).has('')).toBe(false);
});
