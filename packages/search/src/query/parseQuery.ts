import type { Understood } from '../language/wording.ts';
import { type PlacedWord, queryWords } from '../language/words.ts';
import type { GlossaryTerms } from './glossaryTerms.ts';
import { quoted } from './phrases.ts';
import { readWords, type WordingIndex } from './readWords.ts';

/** A parsed query. */
export interface ParsedQuery {
  /** The required words outside quotes. */
  words: readonly QueryWord[];
  /** Words that a result may lack; a title with them ranks higher. */
  optional: readonly OptionalWord[];
  /** The words of each "exact phrase". */
  phrases: readonly QueryPhrase[];
  /** What no result may contain: each a -word or a -"phrase". */
  excluded: readonly (readonly PlacedWord[])[];
  /** Facet values that the text mentions. */
  understood: readonly Understood[];
}

export interface QueryWord extends PlacedWord {
  /** As typed. */
  asked: string;
  /** Whether the user may still be typing the word. */
  isLast: boolean;
}

export interface OptionalWord extends QueryWord {
  /** Whether nearly every document could contain it: 'course'. */
  isDomainStopWord: boolean;
}

export interface QueryPhrase {
  asked: string;
  words: readonly PlacedWord[];
}

const minus = /(?<!\S)-(?=[\p{L}\p{N}.])(\S+)/gu;

/** Parses the text of a query. */
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
  const { content, optional, understood, last } = readWords(wanted, wording, glossary);
  const words = content.map(({ word, typed, position }) => ({
    word,
    position,
    asked: typed,
    isLast: word === last,
  }));
  const optionalWords = optional.map(({ word, typed, position }) => ({
    word,
    position,
    asked: typed,
    isLast: false,
    isDomainStopWord: wording.domainStopWords.has(word),
  }));
  return { words, optional: optionalWords, phrases, excluded, understood };
}
