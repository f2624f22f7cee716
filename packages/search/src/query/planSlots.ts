import type { Dictionary } from '../index/dictionary.ts';
import { joinedTerms, splitTerms, type Vocabulary } from './compounds.ts';
import { exactTerms, fuzzyTerms, prefixTerms, stemTerms } from './expandWord.ts';
import type { Stretch } from './glossaryTerms.ts';
import type { ParsedQuery, QueryPhrase, QueryWord } from './parseQuery.ts';
import { createTerm, type Slot, type Term } from './term.ts';
import { unfinishedTerms } from './unfinishedTerms.ts';

/** How much a search forgives: each stage is tried when the one before it found too little. */
export const stages = ['asTyped', 'misspelt', 'related'] as const;
export type Stage = (typeof stages)[number] | 'verbatim';

function phraseTerms(dictionary: Dictionary, { words }: Pick<QueryPhrase, 'words'>): Term[] {
  const tokens = words.map(({ word }) => dictionary.find(word));
  if (tokens.some((token) => token < 0)) return [];
  const first = words[0]?.position ?? 0;
  const offsets = words.map(({ position }) => position - first);
  return [createTerm('phrase', tokens, 1, { offsets })];
}

/** An inflection alone may be another word's: 'impresas' is hardly 'impresión'. */
const isUnknown = (known: readonly Term[]) => known.every(({ kind }) => kind === 'stem');

/** So long a word may be two, also when it is known. */
const longCompound = 8;

/** What a word may be when it is misspelt: never one that the catalogue or the lexicon has. */
function nearTerms(vocabulary: Vocabulary, asked: QueryWord, known: readonly Term[]): Term[] {
  const { dictionary, glossary } = vocabulary;
  if (!isUnknown(known) || glossary.hasWord(asked.word)) {
    return asked.word.length < longCompound ? [] : splitTerms(vocabulary, asked.word);
  }
  const held = new Set(known.flatMap(({ tokens }) => tokens));
  const near = [
    ...splitTerms(vocabulary, asked.word),
    ...fuzzyTerms(dictionary, asked.word),
    ...unfinishedTerms(dictionary, asked),
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
  return stage === 'asTyped' ? known : [...known, ...nearTerms(vocabulary, asked, known)];
}

/** A slot for each word of the query. */
function wordSlots(vocabulary: Vocabulary, words: readonly QueryWord[], stage: Stage): Slot[] {
  const translations = vocabulary.glossary.translate(words, vocabulary.dictionary);
  const joined = joinedTerms(vocabulary, words);
  return words.map((word, place) => ({
    asked: word.asked,
    position: word.position,
    terms: wordTerms(
      vocabulary,
      word,
      [...(joined[place] ?? []), ...(translations[place] ?? [])],
      stage,
    ),
    isSoft: false,
  }));
}

/** All words of a stretch together, wherever a document holds them. */
function togetherTerms(dictionary: Dictionary, words: readonly QueryWord[]): Term[] {
  const tokens = words.map(({ word }) => dictionary.find(word));
  if (tokens.some((token) => token < 0)) return [];
  return [createTerm('exact', tokens, 1)];
}

/** Words that belong together: the range that overlapping stretches of several words cover. */
function rangesOf(stretches: readonly Stretch[]): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  const several = stretches.filter(({ length }) => length > 1);
  for (const { start, length } of several.toSorted((a, b) => a.start - b.start)) {
    const last = ranges.at(-1);
    if (last !== undefined && start < last.end) last.end = Math.max(last.end, start + length);
    else ranges.push({ start, end: start + length });
  }
  return ranges;
}

/**
 * The slots of the words with what they lead to. Several words that name one thing become one slot:
 * half of 'neural networks' is something else.
 */
function relatedSlots(vocabulary: Vocabulary, words: readonly QueryWord[]): Slot[] {
  const { dictionary, glossary } = vocabulary;
  const related = glossary.relatedIn(words, dictionary);
  const singles = words.flatMap((word, start) =>
    glossary.relatedIn([word], dictionary).map((stretch) => ({ ...stretch, start })),
  );
  const stretches = [...glossary.namesIn(words, dictionary), ...related];
  const ranges = rangesOf(stretches);
  return wordSlots(vocabulary, words, 'misspelt').flatMap((slot, place) => {
    const range = ranges.find(({ start, end }) => start <= place && place < end);
    const within = ({ start }: Stretch) =>
      range === undefined ? start === place : range.start <= start && start < range.end;
    const own = stretches.filter((one) => within(one) && (range === undefined || one.length > 1));
    if (range === undefined) {
      const terms = [...own, ...singles.filter(within)].flatMap((one) => one.terms);
      return { ...slot, terms: [...slot.terms, ...terms] };
    }
    if (range.start < place) return [];
    const together = words.slice(range.start, range.end);
    const whole = own.flatMap((one) => one.terms);
    const parts = singles.filter(within).flatMap((one) => one.terms);
    return {
      ...slot,
      asked: together.map(({ asked }) => asked).join(' '),
      terms: [...togetherTerms(dictionary, together), ...(whole.length > 0 ? whole : parts)],
    };
  });
}

/** The slots of a query at a stage: its phrases, which every result must hold, then its words. */
export function planSlots(
  vocabulary: Vocabulary,
  { phrases, words, soft }: ParsedQuery,
  stage: Stage,
): Slot[] {
  const { dictionary, glossary } = vocabulary;
  const isChanged = stage !== 'verbatim';
  const softTranslations = isChanged ? glossary.translate(soft, dictionary) : [];
  return [
    ...phrases.map((phrase) => ({
      asked: phrase.asked,
      position: phrase.words[0]?.position ?? 0,
      terms: phraseTerms(dictionary, phrase),
      isSoft: false,
    })),
    ...(stage === 'related'
      ? relatedSlots(vocabulary, words)
      : wordSlots(vocabulary, words, stage)),
    ...soft.map(({ word, asked, position, isFiller }, place) => ({
      asked,
      position,
      terms: [...exactTerms(dictionary, word), ...(softTranslations[place] ?? [])],
      isSoft: true,
      isFiller,
    })),
  ];
}

/** What no result may meet. */
export function planExcluded(dictionary: Dictionary, { excluded }: ParsedQuery): Term[] {
  return excluded.flatMap((words) => phraseTerms(dictionary, { words }));
}
