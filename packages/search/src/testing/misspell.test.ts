import { describe, expect, it } from 'vitest';
import { misspell, slips, withExtraAccent } from './misspell.ts';
import { createRandom } from './random.ts';

const random = createRandom(3);
const many = <Item>(draw: () => Item) => Array.from({ length: 200 }, draw);
const sorted = (word: string) => [...word].toSorted().join('');

describe('one typing error', () => {
  it('adds one letter', () => {
    for (const word of many(() => misspell(random, 'guitarra', 'insertion'))) {
      expect(word).toHaveLength(9);
      const places = [...Array(9).keys()];
      expect(places.some((at) => word.slice(0, at) + word.slice(at + 1) === 'guitarra')).toBe(true);
    }
  });

  it('removes one letter, also the first one', () => {
    const words = many(() => misspell(random, 'música', 'deletion'));
    expect(new Set(words)).toEqual(new Set(['úsica', 'msica', 'múica', 'músca', 'músia', 'músic']));
  });

  it('replaces a letter', () => {
    for (const word of many(() => misspell(random, 'python', 'substitution'))) {
      expect(word).toHaveLength(6);
      expect([...word].filter((letter, at) => letter !== 'python'[at]).length).toBeLessThan(2);
    }
  });

  it('swaps two adjacent letters', () => {
    const words = many(() => misspell(random, 'piano', 'transposition'));
    expect(new Set(words)).toEqual(new Set(['ipano', 'paino', 'pinao', 'piaon']));
    expect(new Set(words.map(sorted))).toEqual(new Set([sorted('piano')]));
  });

  it('is the same for the same seed', () => {
    const draw = () => slips.map((slip) => misspell(createRandom(9), 'fotografía', slip));
    expect(draw()).toEqual(draw());
  });
});

describe('a misplaced accent', () => {
  it('is on a plain vowel', () => {
    const words = many(() => withExtraAccent(random, 'react'));
    expect(new Set(words)).toEqual(new Set(['réact', 'reáct']));
  });

  it('is omitted when there is no vowel', () => {
    expect(withExtraAccent(random, 'sql')).toBe('sql');
  });
});
