import { SearchIndexError } from '../index/bytes/bytes.ts';
import { teacherWords } from '../language/lowWeightWords.ts';
import type { GlossaryTerms } from '../query/glossaryTerms.ts';
import { parseQuery, type QueryWord } from '../query/parseQuery.ts';
import { correctedByLexicon, respelled } from '../query/spelling/respell.ts';
import {
  answerFirst,
  type FirstReading,
  isComplete,
  mayTellMore,
  readFirst,
} from './answerFirst.ts';
import { answerText } from './answerText.ts';
import { namesSubject, type OpenedIndex, vocabularyOf } from './openedIndex.ts';
import type { SearchAnswer, SearchOptions } from './searchAnswer.ts';

/** The text with the words that `change` replaces; as it is where it replaces none. */
const withWords = (
  text: string,
  words: readonly QueryWord[],
  change: (word: QueryWord) => string | null,
) =>
  words.reduce((said, word) => {
    const to = change(word);
    return to === null ? said : said.replace(word.asked, () => to);
  }, text);

/**
 * The index with the whole lexicon, where that may tell more. Null otherwise, and where it cannot be
 * read, as without a network, and there is an answer without it.
 */
async function withWholeLexicon(
  parts: OpenedIndex,
  reading: FirstReading,
  signal: AbortSignal | undefined,
): Promise<OpenedIndex | null> {
  try {
    if (!(await mayTellMore(parts, reading, signal))) return null;
    return { ...parts, glossary: await parts.wholeGlossary(signal) };
  } catch (error) {
    const isFatal = signal?.aborted || error instanceof SearchIndexError;
    if (reading.first.total === 0 || isFatal) throw error;
    return null;
  }
}

/** What the whole lexicon says of a query. */
interface Rereading {
  /** The words that nothing says without the further terms. */
  unsaid: readonly string[];
  glossary: GlossaryTerms;
  /** Whether the further terms make more words tell what is asked. */
  tellsMore: boolean;
}

/**
 * Whether the answer with the whole lexicon replaces the first one: if it leaves out fewer words, or
 * as many where the further terms have a typed word that nothing else has. A complete first answer that
 * met words only by their meaning gives way to one that means more of them.
 */
function isBetter(
  reread: SearchAnswer,
  first: SearchAnswer,
  { unsaid, glossary, tellsMore }: Rereading,
): boolean {
  if (first.total === 0 || reread.omittedWords.length < first.omittedWords.length) return true;
  if (tellsMore && !first.isAsTyped && isComplete(reread)) return true;
  const leavesOutMore = reread.omittedWords.length > first.omittedWords.length;
  return reread.total > 0 && !leavesOutMore && unsaid.some((word) => glossary.hasTypedWord(word));
}

/** An answer with the whole lexicon that left words without a result. */
interface Unanswered {
  parts: OpenedIndex;
  /** The text as typed. */
  typed: string;
  /** The text as it was read. */
  text: string;
  words: readonly QueryWord[];
  /** The position from which on words tell what the subject is for. */
  purposeAt: number;
  answer: SearchAnswer;
  options: SearchOptions;
}

/** Reads words as misspelt words of the lexicon. Null unless that leaves out fewer words, or none. */
async function withWordsCorrected({ parts, typed, text, words, answer, options }: Unanswered) {
  const vocabulary = vocabularyOf(parts);
  const { dictionary, spellings } = parts.core;
  const corrected = withWords(text, words, ({ word }) => {
    const to = correctedByLexicon(vocabulary, word);
    return to && (spellings.get(dictionary.find(to)) ?? to);
  });
  if (corrected === text) return null;
  const other = await answerText(parts, corrected, options, { typed });
  const isFuller = answer.total === 0 || other.omittedWords.length < answer.omittedWords.length;
  return isComplete(other) || (other.total > 0 && isFuller) ? other : null;
}

/** The words without a result. */
const lackingWords = ({ words, answer }: Unanswered) =>
  words.filter(({ asked }) => answer.total === 0 || answer.omittedWords.includes(asked));

/** Reads 'profesor Severance' as 'Severance'. Null unless documents say that as typed. */
async function withoutTeacherWords({ parts, text, words, options }: Unanswered) {
  const shorter = withWords(text, words, ({ word }) => (teacherWords.has(word) ? '' : null));
  if (shorter === text || shorter.trim() === '') return null;
  const other = await answerText(parts, shorter, options, { typed: shorter });
  return isComplete(other) && other.isAsTyped ? other : null;
}

/**
 * Reads words as facet values beside the subject: a language without a result, and one after a
 * subject, as in 'excel inglés', if no word is left out then. Null where none is to be read so:
 * 'inglés para médicos' names what is asked.
 */
async function withFacetsBesideSubject(unanswered: Unanswered) {
  const { parts, typed, text, words, purposeAt, answer, options } = unanswered;
  const lacking = lackingWords(unanswered);
  const mayBeFacet = (word: QueryWord, place: number) => {
    if (place === 0 && (words[1]?.position ?? 0) >= purposeAt) return false;
    const before = words.slice(0, place);
    return lacking.includes(word) || before.some(({ asked }) => namesSubject(parts, asked));
  };
  const facets = words.filter(
    (word, place) => parts.wording.alone.has(word.word) && mayBeFacet(word, place),
  );
  if (answer.total === 0 || facets.length === 0) return null;
  const besideSubject = new Set(facets.map(({ word }) => word));
  const other = await answerText(parts, text, options, { typed, besideSubject });
  return facets.some((word) => lacking.includes(word)) || isComplete(other) ? other : null;
}

/** Reads words as misspelt compounds: 'frontned' as 'front end'. Null where that finds nothing. */
async function withWordsParted(unanswered: Unanswered) {
  const { parts, typed, text, options } = unanswered;
  const vocabulary = vocabularyOf(parts);
  const change = (word: QueryWord) => respelled(vocabulary, word);
  const parted = withWords(text, lackingWords(unanswered), change);
  if (parted === text) return null;
  const other = await answerText(parts, parted, options, { typed });
  return other.total > 0 ? other : null;
}

/**
 * Answers a query. If words have no result or are guessed, asks again with the further terms of the
 * lexicon. Then leaves out who teaches, or reads words without a result as misspelt words of the
 * lexicon, as a facet value, or as a misspelt compound, where they can be one.
 */
export async function runQuery(
  partsAtHand: OpenedIndex,
  typed: string,
  options: SearchOptions,
): Promise<SearchAnswer> {
  const answered = await answerFirst(partsAtHand, typed, options);
  const { first, text } = answered;
  if (options.isVerbatim || options.isTyping) return first;
  const reading = readFirst(partsAtHand, answered);
  const { read, unsaid } = reading;
  const parts = await withWholeLexicon(partsAtHand, reading, options.signal);
  if (parts === null) return first;
  const { glossary } = parts;
  const reread = await answerText(parts, text, options, { typed });
  const { words, purposeAt } = parseQuery(text, parts.wording, glossary);
  const tellsMore = words.length > read.words.length;
  const answer = isBetter(reread, first, { unsaid, glossary, tellsMore }) ? reread : first;
  const unanswered = { parts, typed, text, words, purposeAt, answer, options };
  if (isComplete(answer)) {
    const isGuess = answer === reread && answer.correction !== null;
    return (isGuess ? await withWordsCorrected(unanswered) : null) ?? answer;
  }
  return (
    (await withoutTeacherWords(unanswered)) ??
    (await withWordsCorrected(unanswered)) ??
    (await withFacetsBesideSubject(unanswered)) ??
    (await withWordsParted(unanswered)) ??
    answer
  );
}
