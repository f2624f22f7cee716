import { foldText } from './foldText.ts';

// A word may begin with a dot (.net), hold dots (node.js) and end in ++ or # (c++, c#).
const wordPattern = /(?:(?<![\p{L}\p{N}.])\.)?[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*(?:\+\+|#)?/gu;

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

// Said so often that they tell nothing; only ever looked for when no other words were typed.
const stopWords = wordSet(
  'a al an and con de del el en for from in la las los of on para por the to un una with y ' +
    'com da das der des dos du em et fur le les pour um uma und',
);

// In a sentence they are only grammar. In a title they may be a name: 'IT', 'Si'.
const grammarWords = wordSet(
  'are as at be by can como e es have how if into is it lo mas never no not nunca o or que se si ' +
    'sin sobre su sus te that this tu tus un us want what which who will you your',
);

/** As good as said of every entry of the catalogue. */
const fillers = wordSet('course courses curso cursos');

const longestQuery = 12;

/** Longer words are cut, so that no word of an index exceeds what the edit distance compares. */
const longestWord = 48;

/** A word of a text, and which of its words it is, from 0. */
export interface PlacedWord {
  word: string;
  position: number;
}

function wordsOf(text: string): string[] {
  const words = foldText(text)
    .replace(/['’]s(?![\p{L}\p{N}])/gu, '')
    .match(wordPattern);
  return (words ?? []).map((word) => word.slice(0, longestWord));
}

function variants(word: string): string[] {
  if (!word.includes('.')) return [word];
  const parts = word.split('.').filter((part) => part.length > 1);
  return [...new Set([word, word.replaceAll('.', ''), ...parts])];
}

function telling(words: readonly PlacedWord[], isTelling: (word: string) => boolean) {
  const left = words.filter(({ word }) => isTelling(word));
  return left.length > 0 ? left : words;
}

/** Whether a word of a sentence (not of a title) is worth finding. */
export const isTellingInSentence = (word: string): boolean =>
  !isFiller(word) && !grammarWords.has(word);

/** Words a reader would not name when asked what a text is about. */
export const isFiller = (word: string): boolean => stopWords.has(word) || fillers.has(word);

/** The words under which a text is found; 'node.js' also as 'nodejs', 'node' and 'js'. */
export function indexWords(text: string): PlacedWord[] {
  const placed = wordsOf(text).map((word, position) => ({ word, position }));
  return telling(placed, (word) => !stopWords.has(word)).flatMap(({ word, position }) =>
    variants(word).map((variant) => ({ word: variant, position })),
  );
}

/** How many words of a text tell something, and so would stand in a query for it. */
export function tellingLength(text: string): number {
  const words = new Set(wordsOf(text));
  return [...words].filter((word) => !isFiller(word)).length || words.size;
}

/** The words of a text in their places, each once. */
function distinctWords(text: string): PlacedWord[] {
  const placed = new Map<string, PlacedWord>();
  for (const [position, word] of wordsOf(text).entries()) {
    if (!placed.has(word)) placed.set(word, { word, position });
  }
  return [...placed.values()];
}

/** The words that a query asks for, without repetition. */
export function queryWords(text: string): PlacedWord[] {
  return telling(distinctWords(text), (word) => !isFiller(word)).slice(0, longestQuery);
}

/** Words of a query that no result needs to hold, but that speak for a title: 'curso' beside others. */
export function spareWords(text: string): PlacedWord[] {
  const words = distinctWords(text);
  const isAlone = words.every(({ word }) => isFiller(word));
  return isAlone ? [] : words.filter(({ word }) => fillers.has(word));
}

/** A name as a query asks for it: its telling words, one space between. */
export function nameKey(text: string): string {
  return queryWords(text)
    .map(({ word }) => word)
    .join(' ');
}
