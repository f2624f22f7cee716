import { type PlacedWord, queryWords } from '../language/words.ts';

// Apart from what parses a query: screens ask whether one has a phrase, and load nothing of the rest.

/** A quoted span of a query with its sign: '-' excludes the phrase. */
const quoted = /(?<![\p{L}\p{N}])(-?)["“”«]([^"“”«»]*)["“”»]/gu;

/** A word that is excluded: '-wordpress'. */
const minus = /(?<!\S)-(?=[\p{L}\p{N}.])(\S+)/gu;

export interface QueryPhrase {
  asked: string;
  words: readonly PlacedWord[];
}

/** A query in its parts. */
export interface QueryParts {
  /** The text without the other parts. */
  wanted: string;
  /** The words of each "exact phrase". */
  phrases: readonly QueryPhrase[];
  /** What no result may contain: each a -word or a -"phrase". */
  excluded: readonly (readonly PlacedWord[])[];
}

/** Parts a query from its phrases and from what it excludes. */
export function partsOfQuery(text: string): QueryParts {
  const phrases: QueryPhrase[] = [];
  const excluded: PlacedWord[][] = [];
  const unquoted = text.replace(quoted, (_, sign: string, phrase: string) => {
    const words = queryWords(phrase);
    if (words.length === 0) return ' ';
    if (sign === '-') excluded.push(words);
    else phrases.push({ asked: phrase.trim(), words });
    return ' ';
  });
  const wanted = unquoted.replace(minus, (_, word: string) => {
    const words = queryWords(word);
    if (words.length > 0) excluded.push(words);
    return ' ';
  });
  return { wanted, phrases, excluded };
}

/** Whether a query requires an "exact phrase". */
export const hasPhrase = (text: string): boolean =>
  [...text.matchAll(quoted)].some(([, sign]) => sign !== '-');
