import { joinedTerms, splitTerms, type Vocabulary } from './compounds.ts';
import type { Dictionary } from './dictionary.ts';
import { exactTerms, fuzzyLimit, fuzzyTerms, prefixTerms, stemTerms } from './expandWord.ts';
import type { ParsedQuery, QueryPhrase, QueryWord } from './parseQuery.ts';
import { type Slot, type Term, tier } from './term.ts';
import { unfinishedTerms } from './unfinishedTerms.ts';

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

/** An inflection alone may be another word's: 'impresas' is hardly 'impresión'. */
const isUnknown = (known: readonly Term[]) => known.every(({ kind }) => kind === 'stem');

function nearTerms(
  dictionary: Dictionary,
  asked: QueryWord,
  known: readonly Term[],
  stage: Stage,
): Term[] {
  if (stage === 'asTyped' || stage === 'verbatim') return [];
  if (stage === 'unknownWords' && !isUnknown(known)) return [];
  const isKnown = known.some((term) => term.tier === tier.exact);
  const held = new Set(known.flatMap(({ tokens }) => tokens));
  const near = [
    ...fuzzyTerms(dictionary, asked.word, fuzzyLimit(asked.word, isKnown, stage === 'far')),
    ...(isUnknown(known) ? unfinishedTerms(dictionary, asked) : []),
  ];
  return near.filter(({ tokens }) => !tokens.some((token) => held.has(token)));
}

/** `others` are terms that the word owes to its neighbours too. */
function wordTerms(
  vocabulary: Vocabulary,
  asked: QueryWord,
  others: readonly Term[],
  stage: Stage,
): Term[] {
  const { dictionary } = vocabulary;
  const exact = exactTerms(dictionary, asked.word);
  if (stage === 'verbatim') return exact;
  const known = [
    ...exact,
    ...others,
    ...stemTerms(dictionary, asked.word),
    ...prefixTerms(dictionary, asked),
  ];
  const isSplit = stage === 'allWords' || stage === 'far' || isUnknown(known);
  const split = isSplit ? splitTerms(vocabulary, asked.word) : [];
  return [...known, ...split, ...nearTerms(dictionary, asked, known, stage)];
}

/** The slots of a query at a stage: its phrases, which every result must hold, then its words. */
export function planSlots(
  vocabulary: Vocabulary,
  { phrases, words, spare }: ParsedQuery,
  stage: Stage,
): Slot[] {
  const { dictionary, glossary } = vocabulary;
  const translations = glossary.translate(words, dictionary);
  const joined = joinedTerms(vocabulary, words);
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
      terms: wordTerms(
        vocabulary,
        word,
        [...(joined[place] ?? []), ...(translations[place] ?? [])],
        stage,
      ),
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
