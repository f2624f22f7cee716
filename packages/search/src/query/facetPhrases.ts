import type { FacetWording } from '../language/lexicon.ts';
import { typedWords } from '../language/words.ts';

const spanish = 'un dos tres cuatro cinco seis siete ocho nueve diez'.split(' ');
const english = 'one two three four five six seven eight nine ten'.split(' ');

const numbers: ReadonlyMap<string, number> = new Map([
  ['una', 1],
  ['a', 1],
  ['an', 1],
  ...[spanish, english].flatMap((words) => words.map((word, place) => [word, place + 1] as const)),
  ['veinte', 20],
  ['twenty', 20],
]);

/** The number that a folded word says in digits or letters; null if it says none. */
export const numberOf = (word: string): number | null =>
  /^\d{1,4}$/u.test(word) ? Number(word) : (numbers.get(word) ?? null);

/** The spellings of each unit: hours, minutes, weeks, months, money. */
const spellings = {
  h: 'h hs hr hrs hora horas hour hours',
  m: 'min mins minuto minutos minute minutes',
  w: 'wk wks semana semanas week weeks',
  mo: 'mo mos mes meses month months',
  $: '$ € us usd eur euro euros dolar dolares dls dollar dollars buck bucks',
};

const units: ReadonlyMap<string, string> = new Map(
  Object.entries(spellings).flatMap(([unit, words]) =>
    words.split(' ').map((word) => [word, unit] as const),
  ),
);

/** Begins a word of a phrase that holds any number, of any unit or of one: '#', '#h'. */
const anyNumber = '#';

interface FacetPhrase {
  words: readonly string[];
  facet: string;
  value: string;
}

/** Phrases by their first word, or by '#' where that holds a number; the longest first. */
export type FacetPhrases = ReadonlyMap<string, readonly FacetPhrase[]>;

const holdsNumber = (word: string) => word.startsWith(anyNumber);

/** Most words of phrases are folded already, which is known sooner than it is done. */
const isFolded = (word: string) => /^[a-z\d]+$/u.test(word);

const wordsOf = (phrase: string) =>
  phrase
    .split(' ')
    .flatMap((one) =>
      holdsNumber(one) || isFolded(one) ? [one] : typedWords(one).map(({ word }) => word),
    );

/** Indexes the phrases of a wording. */
export function indexFacetPhrases(facets: readonly FacetWording[]): FacetPhrases {
  const byFirst = new Map<string, FacetPhrase[]>();
  for (const { facet, value, phrases } of facets) {
    for (const words of phrases.map(wordsOf)) {
      const [first = ''] = words;
      const key = holdsNumber(first) ? anyNumber : first;
      byFirst.set(key, [...(byFirst.get(key) ?? []), { words, facet, value }]);
    }
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
}

/** The number at a place with its unit, and of how many words: '2', '2 hrs', '2hrs', '$20'. */
function amountAt(words: readonly { word: string }[], place: number, unit: string) {
  const [one = '', next = ''] = words.slice(place, place + 2).map(({ word }) => word);
  const number = numberOf(one);
  if (unit === '') return number === null ? null : { number, length: 1 };
  if (number !== null && units.get(next) === unit) return { number, length: 2 };
  const after = units.get(one) === '$' ? numberOf(next) : null;
  if (after !== null && unit === '$') return { number: after, length: 2 };
  const [, digits = '', letters = ''] = /^(\d{1,4})(\D+)$/u.exec(one) ?? [];
  return units.get(letters) === unit ? { number: Number(digits), length: 1 } : null;
}

/** The facet value that the words at `start` name, the number of these words, and whether one is a number. */
export function facetPhraseAt(
  phrases: FacetPhrases,
  words: readonly { word: string }[],
  start: number,
): { facet: string; value: string; length: number; hasNumber: boolean } | undefined {
  for (const key of [words[start]?.word ?? '', anyNumber]) {
    for (const { facet, value, words: said } of phrases.get(key) ?? []) {
      const numbers: number[] = [];
      let end = start;
      const isSaid = said.every((word) => {
        if (!holdsNumber(word)) return word === words[end++]?.word;
        const amount = amountAt(words, end, word.slice(anyNumber.length));
        if (amount === null) return false;
        numbers.push(amount.number);
        end += amount.length;
        return true;
      });
      if (!isSaid) continue;
      const hasNumber = numbers.length > 0;
      // From the last on: of '2 to 3 weeks' a value with one number has the 3.
      const parts = value.split(anyNumber);
      const last = numbers.slice(numbers.length - parts.length + 1);
      const filled = parts.map((part, place) => `${part}${String(last[place] ?? '')}`).join('');
      return { facet, value: filled, length: end - start, hasNumber };
    }
  }
  return undefined;
}

/** Parts the alternatives that a value may be: 'en,es' of 'in English or Spanish'. */
const separator = ',';

/** The values of which a mentioned value may be any: 'en' and 'es' of 'en,es'. */
export const alternativesOf = (value: string): readonly string[] => value.split(separator);

/** A value that may be each of two others. */
export const eitherOf = (one: string, other: string): string => one + separator + other;

/** The single words that name a facet value. */
export function wordsNaming(
  phrases: FacetPhrases,
  { facet, value }: Pick<FacetPhrase, 'facet' | 'value'>,
): string[] {
  return [...phrases.values()]
    .flat()
    .filter((phrase) => phrase.facet === facet && alternativesOf(value).includes(phrase.value))
    .flatMap(({ words: [word = '', another] }) =>
      another === undefined && !holdsNumber(word) ? word : [],
    );
}
