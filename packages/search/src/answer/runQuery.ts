import { SearchIndexError } from '../index/bytes/bytes.ts';
import { teacherWords } from '../language/lowWeightWords.ts';
import { isStopWord, typedWords } from '../language/words.ts';
import type { GlossaryTerms } from '../query/glossaryTerms.ts';
import { parseQuery, type QueryWord } from '../query/parseQuery.ts';
import { partsOfQuery } from '../query/phrases.ts';
import type { Vocabulary } from '../query/spelling/compounds.ts';
import {
  correctedByLexicon,
  correctedName,
  joinedByLexicon,
  respelled,
} from '../query/spelling/respell.ts';
import { answerText } from './answerText.ts';
import { namesSubject, type OpenedIndex } from './openedIndex.ts';
import type { SearchAnswer, SearchOptions } from './searchAnswer.ts';

const vocabularyOf = ({ core, glossary }: OpenedIndex): Vocabulary => ({
  dictionary: core.dictionary,
  glossary,
});

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

const isComplete = ({ total, omittedWords }: SearchAnswer) =>
  total > 0 && omittedWords.length === 0;

/** The words of a query that neither a document nor the lexicon says as they are typed. */
function wordsUnsaid({ core, glossary }: OpenedIndex, words: readonly QueryWord[]): string[] {
  return words
    .map(({ word }) => word)
    .filter((word) => core.dictionary.find(word) < 0 && !glossary.hasTypedWord(word));
}

/** The first answer to a query, and what its words are. */
interface FirstReading {
  first: SearchAnswer;
  /** The words that neither a document nor the lexicon says as they are typed. */
  unsaid: readonly string[];
  /** Whether the query has words of phrasing, of which a further term may be made: 'sales techniques'. */
  hasPhrasing: boolean;
}

/**
 * Whether the further terms may tell more: where the first answer leaves out words, met a word by a
 * guess that they have, or met none as typed beside words of phrasing.
 */
async function mayTellMore(
  { furtherWords }: OpenedIndex,
  { first, unsaid, hasPhrasing }: FirstReading,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  if (!isComplete(first)) return true;
  if (unsaid.length === 0) return hasPhrasing && !first.isAsTyped;
  return unsaid.some(await furtherWords(signal));
}

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
  const joined = options.isVerbatim ? typed : withWordsJoined(partsAtHand, typed, options);
  const isFinished = !options.isVerbatim && !options.isTyping;
  const text = isFinished ? withNamesCorrected(partsAtHand, joined) : joined;
  const first = await answerText(partsAtHand, text, options, { typed });
  if (options.isVerbatim || options.isTyping) return first;
  const read = parseQuery(text, partsAtHand.wording, partsAtHand.glossary);
  const unsaid = wordsUnsaid(partsAtHand, read.words);
  const hasPhrasing = read.optional.some(({ isDomainStopWord }) => !isDomainStopWord);
  const reading = { first, unsaid, hasPhrasing };
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
