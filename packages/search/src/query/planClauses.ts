import { type Dictionary, otherNumbers } from '../index/dictionary.ts';
import { fieldBits } from '../index/postings/decodePostings.ts';
import { rangesOf, spansAt, type WordSpan } from './glossaryTerms.ts';
import type { ParsedQuery, QueryWord } from './parseQuery.ts';
import type { QueryPhrase } from './phrases.ts';
import { joinedTerms, splitTerms, type Vocabulary } from './spelling/compounds.ts';
import {
  exactTerms,
  fuzzyPrefixTerms,
  fuzzyTerms,
  numberTerms,
  prefixTerms,
  stemTerms,
} from './spelling/expandWord.ts';
import { type Clause, createTerm, type Term } from './term.ts';

/** How tolerant a search is: each stage runs when the one before it found too few documents. */
export const stages = ['asTyped', 'misspelt', 'related'] as const;
export type Stage = (typeof stages)[number] | 'verbatim';

function phraseTerms(dictionary: Dictionary, { words }: Pick<QueryPhrase, 'words'>): Term[] {
  const tokens = words.map(({ word }) => dictionary.find(word));
  if (tokens.some((token) => token < 0)) return [];
  const first = words[0]?.position ?? 0;
  const offsets = words.map(({ position }) => position - first);
  return [createTerm('phrase', tokens, 1, { offsets })];
}

/** An inflection alone may belong to another word: 'impresas' is hardly 'impresión'. */
const isUnknown = (known: readonly Term[]) => known.every(({ kind }) => kind === 'stem');

/** From this length on even a known word may be a compound. */
const minKnownCompoundLength = 8;

/** A word is taken for misspelt, too, where one close to it is in this many times as many documents. */
const misspeltFactor = 100;

/** The corrections of a word that a few documents have misspelt themselves. */
function muchMoreFrequent({ dictionary, glossary }: Vocabulary, word: string): readonly Term[] {
  const token = dictionary.find(word);
  if (token < 0 || glossary.hasWord(word)) return [];
  const least = misspeltFactor * dictionary.frequency(token);
  return fuzzyTerms(dictionary, word).filter(
    ({ tokens: [near = -1] }) => dictionary.frequency(near) >= least,
  );
}

/** The corrections of a misspelt word, which neither the index nor the lexicon has. */
function nearTerms(vocabulary: Vocabulary, asked: QueryWord, known: readonly Term[]): Term[] {
  const { dictionary, glossary } = vocabulary;
  if (!isUnknown(known) || glossary.hasWord(asked.word)) {
    const split =
      asked.word.length < minKnownCompoundLength ? [] : splitTerms(vocabulary, asked.word);
    return [...split, ...muchMoreFrequent(vocabulary, asked.word)];
  }
  const held = new Set(known.flatMap(({ tokens }) => tokens));
  const whole = fuzzyTerms(dictionary, asked.word);
  const near = [
    ...splitTerms(vocabulary, asked.word),
    ...(whole.length > 0 ? whole : fuzzyPrefixTerms(dictionary, asked)),
  ];
  return near.filter(({ tokens }) => !tokens.some((token) => held.has(token)));
}

/** The terms of a word. `others` are terms that it matches together with adjacent words. */
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
    ...numberTerms(dictionary, asked.word),
    ...prefixTerms(dictionary, asked),
  ];
  return stage === 'asTyped' ? known : [...known, ...nearTerms(vocabulary, asked, known)];
}

/** The term without people: a known name of several words is none of theirs. */
const exceptPeople = (term: Term): Term => ({
  ...term,
  ignoredFields: term.ignoredFields | fieldBits.instructor,
});

/** A clause for each word of the query. */
function wordClauses(vocabulary: Vocabulary, words: readonly QueryWord[], stage: Stage): Clause[] {
  const names = vocabulary.glossary.namesIn(words, vocabulary.dictionary);
  const joined = joinedTerms(vocabulary, words);
  return words.map((word, place) => {
    const ofWord = spansAt(names, place);
    const others = [...(joined[place] ?? []), ...ofWord.flatMap(({ terms }) => terms)];
    const terms = wordTerms(vocabulary, word, others, stage);
    const isInName = stage !== 'verbatim' && ofWord.some(({ length }) => length > 1);
    return {
      asked: word.asked,
      position: word.position,
      terms: isInName ? terms.map(exceptPeople) : terms,
      isOptional: false,
    };
  });
}

/** More combinations of forms or translations than these tell nothing. */
const maxCombinations = 8;

/** Every choice of one token for each word of a span, but the words as typed. */
function combinationsOf(
  dictionary: Dictionary,
  words: readonly QueryWord[],
  choices: readonly (readonly number[])[],
): number[][] {
  const typed = words.map(({ word }) => dictionary.find(word)).join();
  return choices
    .reduce<number[][]>(
      (started, tokens) => started.flatMap((some) => tokens.map((token) => [...some, token])),
      [[]],
    )
    .filter((tokens) => tokens.join() !== typed)
    .slice(0, maxCombinations);
}

/** Terms that require all words of a span, in any field, or in another number: 'páginas web'. */
function togetherTerms(dictionary: Dictionary, words: readonly QueryWord[]): Term[] {
  const tokens = words.map(({ word }) => dictionary.find(word));
  const numbers = words.map(({ word }, place) => [
    ...(tokens[place] === -1 ? [] : tokens.slice(place, place + 1)),
    ...otherNumbers(dictionary, word),
  ]);
  const inOtherNumbers = combinationsOf(dictionary, words, numbers).map((some) =>
    exceptPeople(createTerm('stem', some, 0.9, { isInOneField: true, isSaid: true })),
  );
  if (tokens.some((token) => token < 0)) return inOtherNumbers;
  return [
    exceptPeople(createTerm('exact', tokens, 1, { isInOneField: true })),
    exceptPeople(createTerm('exact', tokens, 1)),
    ...inOtherNumbers,
  ];
}

/** Terms that require a translation of every word of a span in one field, as no name has them. */
function translatedTerms(
  { dictionary, glossary }: Vocabulary,
  words: readonly QueryWord[],
): Term[] {
  const translations = words.map((word) => [
    ...exactTerms(dictionary, word.word).flatMap(({ tokens }) => tokens),
    ...glossary
      .namesIn([word], dictionary)
      .flatMap(({ terms }) => terms)
      .filter(({ kind, tokens }) => kind === 'translation' && tokens.length === 1)
      .flatMap(({ tokens }) => tokens),
  ]);
  return combinationsOf(dictionary, words, translations).map((tokens) =>
    createTerm('translation', tokens, 0.8, { isInOneField: true }),
  );
}

/**
 * The names of a span that lead to what the whole span leads to, as they are said: 'autocad' of
 * 'autocad 2d'.
 */
function nameTerms(
  { dictionary, glossary }: Vocabulary,
  words: readonly QueryWord[],
  { singles, whole }: { singles: readonly WordSpan[]; whole: readonly Term[] },
): Term[] {
  const meant = new Set(whole.map(({ tokens }) => tokens.join()));
  return singles
    .filter(({ terms }) => terms.some(({ tokens }) => meant.has(tokens.join())))
    .map(({ start }) => words[start]?.word ?? '')
    .filter((word) => glossary.isOwnName(word))
    .map((word) => dictionary.find(word))
    .filter((token) => token >= 0 && !meant.has(String(token)))
    .map((token) => createTerm('related', [token], 1));
}

/** Where a span stands among the words. */
type WordRange = Pick<WordSpan, 'start' | 'length'>;

/** Terms that require the words of a part of a span, which its other names are terms of, too. */
const saidParts = (
  { dictionary }: Vocabulary,
  words: readonly QueryWord[],
  parts: readonly WordRange[],
): Term[] =>
  parts.flatMap(({ start, length }) => {
    const tokens = words.slice(start, start + length).map(({ word }) => dictionary.find(word));
    if (tokens.some((token) => token < 0)) return [];
    return createTerm('synonym', tokens, 0.8, { isInOneField: true });
  });

/** The names beside one that lead to something that it leads to, too: 'six sigma' of 'green belt'. */
function likeNames(
  { start, end }: { start: number; end: number },
  leading: readonly WordSpan[],
): readonly WordSpan[] {
  const leadsOf = ({ terms }: WordSpan) => terms.map(({ tokens }) => tokens.join());
  const own = leading.filter((span) => start <= span.start && span.start < end).flatMap(leadsOf);
  return leading.filter(
    (span) =>
      (span.start === end || span.start + span.length === start) &&
      leadsOf(span).some((one) => own.includes(one)),
  );
}

/**
 * The clauses of the words with their related terms. Several words with one meaning become one
 * clause, since half of 'neural networks' means something else.
 */
function relatedClauses(vocabulary: Vocabulary, words: readonly QueryWord[]): Clause[] {
  const { dictionary, glossary } = vocabulary;
  const singles = words.flatMap((word, start) =>
    glossary.relatedIn([word], dictionary).map((span) => ({ ...span, start })),
  );
  const isLong = ({ length }: WordSpan) => length > 1;
  const leading = glossary.relatedIn(words, dictionary).filter(isLong);
  const spans = [...glossary.namesIn(words, dictionary).filter(isLong), ...leading];
  const ranges = rangesOf(spans);
  return wordClauses(vocabulary, words, 'misspelt').flatMap((clause, place) => {
    const range = ranges.find(({ start, end }) => start <= place && place < end);
    const within = ({ start }: WordSpan) =>
      range === undefined ? start === place : range.start <= start && start < range.end;
    if (range === undefined) {
      const terms = singles.filter(within).flatMap((one) => one.terms);
      return { ...clause, terms: [...clause.terms, ...terms] };
    }
    if (range.start < place) return [];
    const together = words.slice(range.start, range.end);
    const whole = spans.filter(within).flatMap((one) => one.terms);
    const parts = saidParts(
      vocabulary,
      words,
      spans.filter((one) => within(one) && one.length < together.length),
    );
    const names = nameTerms(vocabulary, words, { singles: singles.filter(within), whole });
    const like = saidParts(vocabulary, words, likeNames(range, leading));
    return {
      ...clause,
      asked: together.map(({ asked }) => asked).join(' '),
      terms: [
        ...togetherTerms(dictionary, together),
        ...translatedTerms(vocabulary, together),
        ...parts,
        ...like.map((term): Term => ({ ...term, kind: 'related' })),
        ...whole,
        ...names,
      ],
      wordCount: together.length,
    };
  });
}

/**
 * The clauses of a query at a stage: first its phrases, which every result must contain, then its
 * words.
 */
export function planClauses(
  vocabulary: Vocabulary,
  { phrases, words, optional }: ParsedQuery,
  stage: Stage,
): Clause[] {
  const { dictionary, glossary } = vocabulary;
  const isChanged = stage !== 'verbatim';
  const optionalTranslations = isChanged ? glossary.translate(optional, dictionary) : [];
  return [
    ...phrases.map((phrase) => ({
      asked: phrase.asked,
      position: phrase.words[0]?.position ?? 0,
      terms: phraseTerms(dictionary, phrase),
      isOptional: false,
    })),
    ...(stage === 'related'
      ? relatedClauses(vocabulary, words)
      : wordClauses(vocabulary, words, stage)),
    ...optional.map(({ word, asked, position, isDomainStopWord, names }, place) => ({
      asked,
      position,
      terms: [...exactTerms(dictionary, word), ...(optionalTranslations[place] ?? [])],
      isOptional: true,
      isDomainStopWord,
      names,
    })),
  ];
}

/** The terms that no result may match. */
export function planExcluded(dictionary: Dictionary, { excluded }: ParsedQuery): Term[] {
  return excluded.flatMap((words) => phraseTerms(dictionary, { words }));
}
