import { isStopWord, typedWords } from '../language/words.ts';
import { type ParsedQuery, parseQuery, type QueryWord } from '../query/parseQuery.ts';
import { partsOfQuery } from '../query/phrases.ts';
import { correctedName, isKnown, joinedByLexicon } from '../query/spelling/respell.ts';
import { answerText } from './answerText.ts';
import { type OpenedIndex, vocabularyOf } from './openedIndex.ts';
import type { SearchAnswer, SearchOptions } from './searchAnswer.ts';

/** The text with words joined that the lexicon has as one: 'java script' as 'javascript'. */
function withWordsJoined(
  parts: OpenedIndex,
  text: string,
  { isTyping = false }: SearchOptions,
): string {
  const vocabulary = vocabularyOf(parts);
  const words = typedWords(partsOfQuery(text).wanted);
  return words.reduce((said, { word, typed }, place) => {
    const next = words[place + 1];
    const joined = next && joinedByLexicon(vocabulary, [word, next.word], !isTyping);
    return joined ? said.replace(`${typed} ${next.typed}`, () => joined) : said;
  }, text);
}

/** The text with misspelt words corrected that make a name of the lexicon together. */
function withNamesCorrected(parts: OpenedIndex, text: string): string {
  const vocabulary = vocabularyOf(parts);
  const { dictionary, spellings } = parts.core;
  const words = typedWords(partsOfQuery(text).wanted).filter(({ word }) => !isStopWord(word));
  return words.reduce((said, { word, typed }, place) => {
    const next = words[place + 1];
    const name = next && correctedName(vocabulary, [word, next.word]);
    if (!next || !name) return said;
    const [first, second] = name.map((one) => spellings.get(dictionary.find(one)) ?? one);
    return said
      .replace(typed, () => first ?? typed)
      .replace(next.typed, () => second ?? next.typed);
  }, text);
}

/** Whether there is an answer that leaves out no word. */
export const isComplete = ({ total, omittedWords }: SearchAnswer) =>
  total > 0 && omittedWords.length === 0;

/** The words of a query that neither a document nor the lexicon says as they are typed. */
const wordsUnsaid = (parts: OpenedIndex, words: readonly QueryWord[]): string[] =>
  words.map(({ word }) => word).filter((word) => !isKnown(vocabularyOf(parts), word));

/** The answer to a query without the further terms of the lexicon. */
interface FirstAnswer {
  first: SearchAnswer;
  /** The text as it was read. */
  text: string;
}

/** With what its words are. */
export interface FirstReading extends FirstAnswer {
  read: ParsedQuery;
  /** The words that neither a document nor the lexicon says as they are typed. */
  unsaid: readonly string[];
}

/** Answers a query without the further terms of the lexicon. */
export async function answerFirst(
  parts: OpenedIndex,
  typed: string,
  options: SearchOptions,
): Promise<FirstAnswer> {
  const joined = options.isVerbatim ? typed : withWordsJoined(parts, typed, options);
  const isFinished = !options.isVerbatim && !options.isTyping;
  const text = isFinished ? withNamesCorrected(parts, joined) : joined;
  return { first: await answerText(parts, text, options, { typed }), text };
}

/** Reads the words of an answered query. */
export function readFirst(parts: OpenedIndex, answer: FirstAnswer): FirstReading {
  const read = parseQuery(answer.text, parts.wording, parts.glossary);
  return { ...answer, read, unsaid: wordsUnsaid(parts, read.words) };
}

/**
 * Whether the further terms may tell more: where the first answer leaves out words, met a word by a
 * guess that they have, or met none as typed beside words of phrasing.
 */
export async function mayTellMore(
  { furtherWords }: OpenedIndex,
  { first, read, unsaid }: FirstReading,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  if (!isComplete(first)) return true;
  if (unsaid.length === 0) {
    const hasPhrasing = read.optional.some(({ isDomainStopWord }) => !isDomainStopWord);
    return hasPhrasing && !first.isAsTyped;
  }
  return unsaid.some(await furtherWords(signal));
}
