import type { Dictionary } from '../../index/dictionary.ts';
import type { PlacedWord } from '../../language/words.ts';
import type { GlossaryTerms } from '../glossaryTerms.ts';
import { createTerm, type Term } from '../term.ts';
import { exactTerms, stemTerms } from './expandWord.ts';

/** Shorter parts are words by chance: 'a' and 'i', 'c' and 's'. */
const minCompoundLength = 4;
const minPartLength = 2;
/** A misspelt word may split into unrelated words, so only the most frequent parts are tried. */
const maxCuts = 2;
const maxForms = 4;
const ownQuality = 0.9;
/** The quality when a part is also inflected or translated. */
const changedQuality = 0.6;

/** The dictionary and the lexicon of an index. */
export interface Vocabulary {
  dictionary: Dictionary;
  glossary: GlossaryTerms;
}

const hasOnlyLettersAndDigits = (word: string) => /^[\p{L}\p{N}]+$/u.test(word);

interface Form {
  token: number;
  quality: number;
}

/** A word of the index and its inflections, the most frequent first. */
function formsOf(dictionary: Dictionary, word: string): Form[] {
  const exact = exactTerms(dictionary, word).flatMap(({ tokens }) => tokens);
  const inflected = stemTerms(dictionary, word)
    .flatMap(({ tokens }) => tokens)
    .toSorted((a, b) => dictionary.frequency(b) - dictionary.frequency(a));
  return [
    ...exact.map((token) => ({ token, quality: ownQuality })),
    ...inflected.map((token) => ({ token, quality: changedQuality })),
  ].slice(0, maxForms);
}

const compound = (tokens: readonly number[], quality: number, offsets?: readonly number[]): Term =>
  createTerm('compound', tokens, quality, { offsets });

/** The synonyms of these words as one name. */
function translated({ dictionary, glossary }: Vocabulary, words: readonly string[]): Term[] {
  const placed = words.map((word, position) => ({ word, position }));
  const [first, ...others] = glossary.translate(placed, dictionary);
  return (first ?? [])
    .filter((term) => others.every((terms) => terms.includes(term)))
    .map((term) => ({ ...term, quality: changedQuality }));
}

/**
 * For each word of a query, the compounds with the next or previous word: 'power point',
 * 'powerpoint'.
 */
export function joinedTerms(vocabulary: Vocabulary, words: readonly PlacedWord[]): Term[][] {
  const found: Term[][] = words.map(() => []);
  for (const [place, { word, position }] of words.entries()) {
    const next = words[place + 1];
    const joined = word + (next?.word ?? '');
    const isPair = next?.position === position + 1 && joined.length >= minCompoundLength;
    if (!isPair || !hasOnlyLettersAndDigits(joined)) continue;
    const own = formsOf(vocabulary.dictionary, joined);
    const terms = [
      ...own.map(({ token, quality }) => compound([token], quality)),
      ...translated(vocabulary, [joined]),
    ];
    found[place]?.push(...terms);
    found[place + 1]?.push(...terms);
  }
  return found;
}

/** The pairs of words that a compound consists of: 'data structures' for 'datastructures'. */
export function splitTerms(vocabulary: Vocabulary, word: string): Term[] {
  if (!hasOnlyLettersAndDigits(word)) return [];
  const { dictionary } = vocabulary;
  const others: Term[] = [];
  const cuts: { first: number; second: readonly Form[]; frequency: number }[] = [];
  for (let end = minPartLength; end <= word.length - minPartLength; end += 1) {
    others.push(...translated(vocabulary, [word.slice(0, end), word.slice(end)]));
    const first = dictionary.find(word.slice(0, end));
    if (first < 0) continue;
    const second = formsOf(dictionary, word.slice(end));
    const commonest = Math.max(0, ...second.map(({ token }) => dictionary.frequency(token)));
    const frequency = Math.min(dictionary.frequency(first), commonest);
    if (second.length > 0) cuts.push({ first, second, frequency });
  }
  const own = cuts
    .toSorted((a, b) => b.frequency - a.frequency)
    .slice(0, maxCuts)
    .flatMap(({ first, second }) =>
      second.map(({ token, quality }) => compound([first, token], quality, [0, 1])),
    );
  return [...own, ...others];
}
