import type { Dictionary } from './dictionary.ts';
import { exactTerms, fuzzyLimit, fuzzyTerms, prefixTerms, stemTerms } from './expandWord.ts';
import type { GlossaryTerms } from './glossaryTerms.ts';
import type { ParsedQuery, QueryPhrase, QueryWord } from './parseQuery.ts';
import { type Slot, type Term, tier } from './term.ts';

/** How much a search forgives: each stage is tried when the one before it found too little. */
export const stages = ['asTyped', 'unknownWords', 'allWords', 'far'] as const;
export type Stage = (typeof stages)[number] | 'verbatim';

function phraseTerms(dictionary: Dictionary, { words }: Pick<QueryPhrase, 'words'>): Term[] {
  const tokens = words.map(({ word }) => dictionary.find(word));
  if (tokens.some((token) => token < 0)) return [];
  const first = words[0]?.position ?? 0;
  const offsets = words.map(({ position }) => position - first);
  return [{ tokens, kind: 'phrase', tier: tier.exact, quality: 1, offsets }];
}

function nearTerms(dictionary: Dictionary, word: string, known: readonly Term[], stage: Stage) {
  if (stage === 'asTyped' || stage === 'verbatim') return [];
  // An inflection alone may be another word's: 'impresas' is hardly 'impresión'.
  if (stage === 'unknownWords' && known.some(({ kind }) => kind !== 'stem')) return [];
  const isKnown = known.some((term) => term.tier === tier.exact);
  const held = new Set(known.flatMap(({ tokens }) => tokens));
  const near = fuzzyTerms(dictionary, word, fuzzyLimit(word, isKnown, stage === 'far'));
  return near.filter(({ tokens }) => !tokens.some((token) => held.has(token)));
}

function wordTerms(
  dictionary: Dictionary,
  asked: QueryWord,
  translations: readonly Term[],
  stage: Stage,
): Term[] {
  const exact = exactTerms(dictionary, asked.word);
  if (stage === 'verbatim') return exact;
  const known = [
    ...exact,
    ...translations,
    ...stemTerms(dictionary, asked.word),
    ...prefixTerms(dictionary, asked),
  ];
  return [...known, ...nearTerms(dictionary, asked.word, known, stage)];
}

/** The slots of a query at a stage: its phrases, which every result must hold, then its words. */
export function planSlots(
  dictionary: Dictionary,
  glossary: GlossaryTerms,
  { phrases, words, spare }: ParsedQuery,
  stage: Stage,
): Slot[] {
  const translations = glossary.translate(words, dictionary);
  return [
    ...phrases.map((phrase) => ({
      asked: phrase.asked,
      position: phrase.words[0]?.position ?? 0,
      terms: phraseTerms(dictionary, phrase),
      isSpare: false,
    })),
    ...words.map((word, place) => ({
      asked: word.asked,
      position: word.position,
      terms: wordTerms(dictionary, word, translations[place] ?? [], stage),
      isSpare: false,
    })),
    ...spare.map(({ word, position }) => ({
      asked: word,
      position,
      terms: exactTerms(dictionary, word),
      isSpare: true,
    })),
  ];
}

/** What no result may meet. */
export function planExcluded(dictionary: Dictionary, { excluded }: ParsedQuery): Term[] {
  return excluded.flatMap((words) => phraseTerms(dictionary, { words }));
}
