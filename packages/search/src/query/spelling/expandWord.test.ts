import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask, dictionaryOf, titles } from '../../testing/askDocuments.ts';
import { misspell, slips } from '../../testing/misspell.ts';
import { createRandom } from '../../testing/random.ts';
import { fuzzyPrefixTerms } from './expandWord.ts';

function unfinished(word: string, known: readonly string[], isLast = true) {
  const dictionary = dictionaryOf(known);
  const terms = fuzzyPrefixTerms(dictionary, { word, isLast });
  return terms.map(({ tokens }) => dictionary.token(tokens[0] ?? -1));
}

describe('an unfinished last word', () => {
  it.each(['progrmac', 'prograamac', 'progxamac', 'porgramac', 'programax', 'programca'])(
    'matches with one wrong letter: %s',
    (word) => {
      expect(unfinished(word, ['programacion'])).toEqual(['programacion']);
    },
  );

  it('matches with any one error after its first letter', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcd'), minLength: 7, maxLength: 12 });
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom(...slips), (whole, seed, slip) => {
        const begun = whole.slice(1, 5);
        const typed = whole.charAt(0) + misspell(createRandom(seed), begun, slip);
        fc.pre(typed.length >= 4 && !whole.startsWith(typed));
        expect(unfinished(typed, [whole])).toEqual([whole]);
      }),
    );
  });

  it.each([
    ['the first letter is wrong', 'brogramac'],
    ['two are', 'progmrca'],
    ['it is too short', 'pog'],
    ['it is no plain word', 'progrmac2'],
  ])('is not completed when %s', (_, word) => {
    expect(unfinished(word, ['programacion'])).toEqual([]);
  });

  it('is only the last one, and completes to the most frequent words', () => {
    expect(unfinished('progrmac', ['programacion'], false)).toEqual([]);
    const many = [...'abcdefghijkl'].map((letter) => `programac${letter}`);
    expect(unfinished('progrmac', many).toSorted()).toEqual(many.slice(-8));
  });
});

describe('results of an approximate completion', () => {
  it('report the correction', async () => {
    const { answer } = await ask('curso de progrmac', [{ title: 'Programación' }]);
    expect(answer.correction?.to).toBe('curso de programación');
    expect(answer.explain([0])[0]?.words).toMatchObject([{ found: 'programación', kind: 'fuzzy' }]);
  });

  it('prefer frequent words: a rare ending is not a rare subject', async () => {
    const common = Array.from({ length: 9 }, (_, place) => `Photography ${place}`);
    const [best] = await titles('photogrpah', ['Photographers now', ...common]);
    expect(best).toBe('Photography 0');
  });

  it('appear only when no word starts as typed', async () => {
    expect(await titles('progr', ['Progreso', 'Porgramar'])).toEqual(['Progreso']);
    expect(await titles('casa', ['Casa', 'Canasta'])).toEqual(['Casa']);
    expect(await titles('progrmac', ['Programación'], { isVerbatim: true })).toEqual([]);
    const all = ['Programación antigua', 'Casa', 'Excel', 'Progreso'];
    const { answer } = await ask(
      'progrmac antigua',
      all.map((title) => ({ title })),
    );
    expect(answer.explain([0])[0]?.words.map(({ found }) => found)).toEqual(['antigua']);
  });
});
