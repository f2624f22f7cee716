/** Removes case and accents, that of ñ included: 'Diseño' and 'diseno' become equal. */
export function foldText(text: string): string {
  // Known sooner than the rest is done; most texts of an index have no other letters.
  if (/^[ -~]*$/u.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

// A word may begin with a dot (.net), hold dots (node.js) and end in ++ or # (c++, c#).
const wordPattern = /(?:(?<![\p{L}\p{N}.])\.)?[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*(?:\+\+|#)?/gu;

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

// In a query, the signs of a currency and of a limit are words of their own: '<$20', '<EUR 20', but not 'List<T>'.
const queryWordPattern = new RegExp(
  String.raw`[$€≤≥+]|<(?![/\p{L}](?!\p{L}{0,3}\$?\s?\d))|(?<!\p{L})>|${wordPattern.source}`,
  'gu',
);

// Stop words: only searched when the query has no other words.
const stopWords = /* @__PURE__ */ wordSet(
  'a al an and con de del el en for from in la las los of on para por the to un una with y ' +
    'com da das der des dos du em et fur le les pour um uma und $ € +',
);

// Stop words in a sentence. In a title they may be a name: 'IT', 'Si'.
const grammarWords = /* @__PURE__ */ wordSet(
  'are as at be by can como e es have how if into is it lo mas never no not nunca o or que se si ' +
    'sin sobre su sus te that this tu tus un unas unos us want what which who will you your',
);

/** Further words of a query are ignored. */
export const maxQueryWords = 12;

/** Longer words are cut, so that no indexed word exceeds the limit of the edit distance. */
const maxWordLength = 48;

/** A word of a text with its position, from 0. */
export interface PlacedWord {
  word: string;
  position: number;
}

const possessive = /['’]s(?![\p{L}\p{N}])/gu;

/** The words of a text in order, folded and as typed. */
export function typedWords(text: string): { word: string; typed: string }[] {
  const typed = text.normalize('NFC').replace(possessive, '').match(queryWordPattern) ?? [];
  return typed.map((one) => ({ word: foldText(one).slice(0, maxWordLength), typed: one }));
}

function wordsOf(text: string): string[] {
  const words = foldText(text).replace(possessive, '').match(wordPattern);
  return (words ?? []).map((word) => word.slice(0, maxWordLength));
}

function variants(word: string): string[] {
  if (!word.includes('.')) return [word];
  const parts = word.split('.').filter((part) => part.length > 1);
  return [...new Set([word, word.replaceAll('.', ''), ...parts])];
}

function significant(words: readonly PlacedWord[], isSignificant: (word: string) => boolean) {
  const left = words.filter(({ word }) => isSignificant(word));
  return left.length > 0 ? left : words;
}

export const isStopWord = (word: string): boolean => stopWords.has(word);

/** Whether a word of a sentence (not of a title) is indexed. */
export const isSignificantInSentence = (word: string): boolean =>
  !stopWords.has(word) && !grammarWords.has(word);

/** The words that a text is indexed under; 'node.js' also as 'nodejs', 'node' and 'js'. */
export function indexWords(text: string): PlacedWord[] {
  const placed = wordsOf(text).map((word, position) => ({ word, position }));
  return significant(placed, (word) => !stopWords.has(word)).flatMap(({ word, position }) =>
    variants(word).map((variant) => ({ word: variant, position })),
  );
}

/** The number of significant words of a text. */
export function significantLength(text: string, domainStopWords: ReadonlySet<string>): number {
  const words = new Set(wordsOf(text));
  return (
    [...words].filter((word) => !stopWords.has(word) && !domainStopWords.has(word)).length ||
    words.size
  );
}

/** The words of a text with their positions, each once. */
function distinctWords(text: string): PlacedWord[] {
  const placed = new Map<string, PlacedWord>();
  for (const [position, word] of wordsOf(text).entries()) {
    if (!placed.has(word)) placed.set(word, { word, position });
  }
  return [...placed.values()];
}

/** The words of a query, without repetition. */
export function queryWords(text: string): PlacedWord[] {
  return significant(distinctWords(text), (word) => !stopWords.has(word)).slice(0, maxQueryWords);
}

/** The key of a name: its significant words, separated by spaces. */
export function nameKey(text: string): string {
  return queryWords(text)
    .map(({ word }) => word)
    .join(' ');
}
