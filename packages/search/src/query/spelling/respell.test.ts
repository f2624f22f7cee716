import { expect, it } from 'vitest';
import { usedLexicon } from '../../index/usedLexicon.ts';
import { furtherTerms } from '../../language/further/furtherTerms.ts';
import { glossaryGroups } from '../../language/glossary/glossary.ts';
import { relatedTerms } from '../../language/related/related.ts';
import { foldText, isStopWord } from '../../language/words.ts';
import { dictionaryOf } from '../../testing/askDocuments.ts';
import { misspell, slips } from '../../testing/misspell.ts';
import { createRandom } from '../../testing/random.ts';
import { GlossaryTerms } from '../glossaryTerms.ts';
import { correctedByLexicon, joinedByLexicon, respelled } from './respell.ts';

// Every word of the whole lexicon, with typos that a seed draws: nobody chose these cases.
const { related, further, ...lexicon } = usedLexicon({
  glossary: glossaryGroups,
  related: relatedTerms,
  further: furtherTerms,
  wording: { domainStopWords: [], light: [], facets: [] },
});
const glossary = new GlossaryTerms({ ...lexicon, related: [...related, ...further] });
const vocabulary = { dictionary: dictionaryOf([]), glossary };
const names = [...new Set(glossaryGroups.flat(2).map(foldText))];
const words = [...new Set([...names, ...related.flatMap(({ terms }) => terms)])].filter((term) =>
  /^[a-z]{7,}$/u.test(term),
);
const random = createRandom(31);

/** A word with a typo that makes no other word of the lexicon. */
function misspelt(word: string): string {
  const typed = misspell(random, word, random.pick(slips));
  return typed === word || glossary.hasWord(typed) ? misspelt(word) : typed;
}

/** The share of the cases that are read as what was meant. */
function shareRead(cases: readonly string[], read: (meant: string) => string | null): number {
  expect(cases.length).toBeGreaterThan(150);
  return cases.filter((meant) => read(meant) === meant).length / cases.length;
}

const partedFrom = (name: string) =>
  respelled(vocabulary, { word: misspelt(name.replaceAll(' ', '')), isLast: false });

it('parts a name of two words, typed as one with a typo', () => {
  const pairs = names.filter((name) => /^[a-z]{3,} [a-z]{3,}$/u.test(name));
  expect(shareRead(pairs, partedFrom)).toBeGreaterThan(0.8);
});

it('parts it where a stop word links them, too', () => {
  const linked = names.filter((name) => {
    const [, link = '', another] = name.split(' ');
    return /^[a-z ]+$/u.test(name) && isStopWord(link) && another !== undefined;
  });
  expect(shareRead(linked, partedFrom)).toBeGreaterThan(0.65);
});

it('joins a word of the lexicon, typed as two with a typo', () => {
  const joinedFrom = (word: string) => {
    const end = 3 + random.below(word.length - 5);
    const halves = [word.slice(0, end), misspelt(word.slice(end))] as const;
    return joinedByLexicon(vocabulary, halves, true);
  };
  const some = words.filter((_, place) => place % 4 === 0);
  expect(shareRead(some, joinedFrom)).toBeGreaterThan(0.75);
});

it.each([
  ['react', 'or'],
  ['can', 'ai'],
])('joins no word of phrasing in another: %s %s', (...pair) => {
  expect(joinedByLexicon(vocabulary, pair, true)).toBeNull();
});

/** How a word is written by ear. */
const byEar: readonly (readonly [RegExp, string])[] = [
  [/^b/u, 'v'],
  [/^v/u, 'b'],
  [/^c(?=[ei])/u, 's'],
  [/^s(?=[ei])/u, 'c'],
  [/^k/u, 'c'],
  [/^c(?=[aou])/u, 'k'],
  [/^g(?=[ei])/u, 'j'],
  [/^j(?=[ei])/u, 'g'],
  [/^h/u, ''],
  [/^(?=[aeiou])/u, 'h'],
];

it('corrects the first letter of a word that is written by ear', () => {
  const heard = (word: string) => {
    const [from, to] = byEar.find(([letter]) => letter.test(word)) ?? [];
    return from === undefined || to === undefined ? word : word.replace(from, to);
  };
  const cases = words.filter((word) => !glossary.hasWord(heard(word)));
  const read = (word: string) => correctedByLexicon(vocabulary, heard(word));
  expect(shareRead(cases, read)).toBeGreaterThan(0.95);
});
