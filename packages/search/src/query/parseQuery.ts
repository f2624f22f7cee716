import type { Understood } from '../language/wording.ts';
import { type PlacedWord, queryWords } from '../language/words.ts';
import type { GlossaryTerms } from './glossaryTerms.ts';
import { quoted } from './phrases.ts';
import { readWords, type WordingIndex } from './readWords.ts';

/** What a query asks for. */
export interface ParsedQuery {
  /** The words outside quotes that say what it is about. */
  words: readonly QueryWord[];
  /** Words that may be missing; a title that holds them is likelier meant. */
  soft: readonly SoftWord[];
  /** The words of each "exact phrase". */
  phrases: readonly QueryPhrase[];
  /** What no result may hold: a -word, or a -"phrase". */
  excluded: readonly (readonly PlacedWord[])[];
  /** Values of facets that the text says. */
  understood: readonly Understood[];
}

export interface QueryWord extends PlacedWord {
  /** As it was typed. */
  asked: string;
  /** Whether it may be the beginning of a word that is still being typed. */
  isLast: boolean;
}

export interface SoftWord extends QueryWord {
  /** Whether it is as good as said of every document. */
  isFiller: boolean;
}

export interface QueryPhrase {
  asked: string;
  words: readonly PlacedWord[];
}

const minus = /(?<!\S)-(?=[\p{L}\p{N}.])(\S+)/gu;

/** Takes a query apart. */
export function parseQuery(
  text: string,
  wording: WordingIndex,
  glossary: GlossaryTerms,
): ParsedQuery {
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
  const { content, soft, understood, last } = readWords(wanted, wording, glossary);
  const words = content.map(({ word, typed, position }) => ({
    word,
    position,
    asked: typed,
    isLast: word === last,
  }));
  const asSoft = soft.map(({ word, typed, position }) => ({
    word,
    position,
    asked: typed,
    isLast: false,
    isFiller: wording.fillers.has(word),
  }));
  return { words, soft: asSoft, phrases, excluded, understood };
}
