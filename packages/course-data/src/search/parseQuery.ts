import { quoted } from '../catalogue/phrases.ts';
import { type PlacedWord, queryWords, spareWords } from './words.ts';

/** What a query asks for. */
export interface ParsedQuery {
  /** The words outside quotes. */
  words: readonly QueryWord[];
  /** Words that may be missing; a title that holds them is likelier meant. */
  spare: readonly PlacedWord[];
  /** The words of each "exact phrase". */
  phrases: readonly QueryPhrase[];
  /** What no result may hold: a -word, or a -"phrase". */
  excluded: readonly (readonly PlacedWord[])[];
}

export interface QueryWord extends PlacedWord {
  /** As it was typed. */
  asked: string;
  /** Whether it may be the beginning of a word that is still being typed. */
  isLast: boolean;
}

export interface QueryPhrase {
  asked: string;
  words: readonly PlacedWord[];
}

const minus = /(?<!\S)-(?=[\p{L}\p{N}.])(\S+)/gu;

/** The stretch of the text that a folded word came from; the word itself when it cannot be told. */
function askedFor(text: string, word: string, position: number): string {
  const stretches = text.split(/\s+/u).filter((stretch) => {
    const words = queryWords(stretch);
    return words.length === 1 && words[0]?.word === word;
  });
  const asked = stretches[Math.min(position, stretches.length - 1)];
  return asked?.replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N}+#]+$/gu, '') ?? word;
}

/** Takes a query apart. */
export function parseQuery(text: string): ParsedQuery {
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
  const words = queryWords(wanted).map((placed, place, all) => ({
    ...placed,
    asked: askedFor(wanted, placed.word, 0),
    isLast: place === all.length - 1,
  }));
  return { words, spare: spareWords(wanted), phrases, excluded };
}
