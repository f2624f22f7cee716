import { languageTest } from '../index/languageRuns.ts';
import { SearchIndexError } from '../index/searchIndexError.ts';
import { nameKey, typedWords } from '../language/words.ts';
import type { GlossaryTerms } from '../query/glossaryTerms.ts';
import { parseQuery, type QueryWord } from '../query/parseQuery.ts';
import { partsOfQuery } from '../query/phrases.ts';
import { planExcluded } from '../query/planClauses.ts';
import { correctedByLexicon, joinedByLexicon, respelled } from '../query/respell.ts';
import { boostSubjectMatches } from '../ranking/boostSubjectMatches.ts';
import type { Ranked } from '../ranking/collectKeys.ts';
import { correctedText } from './correctedText.ts';
import { explainMatches } from './explainMatches.ts';
import { facetFitByTitle } from './facetFitByTitle.ts';
import { findByStages } from './findByStages.ts';
import { type Found, metClauses, type Query } from './findDocuments.ts';
import type { IndexParts } from './indexParts.ts';
import { meantSubjects, nothingMeant } from './meantSubjects.ts';
import { createAnswer, emptyAnswer, type SearchAnswer } from './searchAnswer.ts';
import type { SearchOptions } from './searchOptions.ts';

/** The subjects that the whole text names, in either language, and whether by their full name. */
function subjectsNamed({ core, glossary, wording, subjectsOf }: IndexParts, text: string) {
  const { words, optional, facetMentions } = parseQuery(text, wording, glossary);
  // A text with optional words is more than a name: ranking by score suits it better.
  if (facetMentions.length > 0 || optional.some(({ isDomainStopWord }) => !isDomainStopWord))
    return [];
  const asked = words.map(({ word }) => word).join(' ');
  // Several words may just as well be a title: ranking by score suits them better.
  if (asked.includes(' ') && /\s/u.test(text.trim())) return [];
  const keys = glossary.sameKeys(asked);
  return keys.flatMap(subjectsOf).map((name) => ({
    name,
    isWhole: core.names[name]?.texts.some((one) => keys.includes(nameKey(one))) ?? false,
  }));
}

/** Ranks the documents of the named subjects before the others. */
async function promoteSubjects(
  parts: IndexParts,
  text: string,
  found: Ranked,
  { language, signal }: SearchOptions,
): Promise<void> {
  const { core, lists } = parts;
  const subjects = subjectsNamed(parts, text);
  const names = subjects.map(({ name }) => name);
  await lists.load([], names, signal);
  const documents = (isWhole: boolean) =>
    new Set(
      subjects
        .filter((subject) => subject.isWhole === isWhole)
        .flatMap(({ name }) => [...lists.ofName(name).documents]),
    );
  const named = { whole: documents(true), partly: documents(false) };
  boostSubjectMatches(found, named, languageTest(core.languages, language));
}

/** The typed words that the best documents lack. */
const omittedWordsOf = (found: Found): string[] =>
  metClauses(found).lacking.map(({ asked }) => asked);

/**
 * What a partial answer does not leave out is answered like a query of its own where it leads to
 * subjects: 'keywords for my website' is about web development before 'a website' in titles.
 */
async function aboutTheRest(parts: IndexParts, query: Query, omittedWords: readonly string[]) {
  if (omittedWords.length === 0) return null;
  const words = query.parsed.words.filter(({ asked }) => !omittedWords.includes(asked));
  const meant = await meantSubjects(parts, words, query.options.signal);
  if (!meant.isTopic) return null;
  return findByStages(parts, { ...query, parsed: { ...query.parsed, words }, meant });
}

/** How a text is read in place of a first reading that left words without a result. */
interface Reading {
  /** The text as typed. */
  typed: string;
  /** Words that name a facet value, not a subject: 'ingles' in 'excel ingles'. */
  besideSubject?: ReadonlySet<string>;
}

async function answerText(
  parts: IndexParts,
  text: string,
  options: SearchOptions,
  { typed, besideSubject }: Reading,
): Promise<SearchAnswer> {
  options.signal?.throwIfAborted();
  const { core } = parts;
  const parsed = parseQuery(text, parts.wording, parts.glossary, besideSubject);
  const { facetMentions } = parsed;
  const facetFit =
    facetMentions.length > 0 ? await facetFitByTitle(parts, facetMentions, options) : null;
  options.signal?.throwIfAborted();
  const excluded = planExcluded(core.dictionary, parsed);
  const meant = options.isTyping
    ? nothingMeant
    : await meantSubjects(parts, parsed.words, options.signal);
  const query = { parsed, excluded, options, facetFit, meant };
  const first = await findByStages(parts, query);
  if (first === null || first.keys.length === 0) return emptyAnswer(facetMentions);
  const omittedWords = omittedWordsOf(first);
  const found = (await aboutTheRest(parts, query, omittedWords)) ?? first;
  const { clauses, keys, bestScore } = found;
  const corrected = correctedText(parts, text, clauses, keys);
  // A guess that headlines alone confirm means what the corrected word leads to.
  if (text === typed && corrected !== text && found.mainCount === 0) {
    return answerText(parts, corrected, options, { typed });
  }
  await promoteSubjects(parts, corrected, found, options);
  return createAnswer({
    keys,
    bestScore,
    correction: corrected === typed ? null : { from: typed, to: corrected },
    omittedWords,
    facetMentions,
    explain: (documents) => explainMatches(parts, clauses, documents),
  });
}

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
  { core, glossary }: IndexParts,
  text: string,
  { isTyping = false }: SearchOptions,
): string {
  const vocabulary = { dictionary: core.dictionary, glossary };
  const words = typedWords(partsOfQuery(text).wanted);
  return words.reduce((said, { word, typed }, place) => {
    const next = words[place + 1];
    const joined = next && joinedByLexicon(vocabulary, [word, next.word], !isTyping);
    return joined ? said.replace(`${typed} ${next.typed}`, () => joined) : said;
  }, text);
}

const isComplete = ({ total, omittedWords }: SearchAnswer) =>
  total > 0 && omittedWords.length === 0;

/** The words of a query that neither a document nor the lexicon says as they are typed. */
function wordsUnsaid({ core, glossary }: IndexParts, words: readonly QueryWord[]): string[] {
  return words
    .map(({ word }) => word)
    .filter((word) => core.dictionary.find(word) < 0 && !glossary.hasTypedWord(word));
}

/**
 * The index with the whole lexicon, where the first answer leaves out words, met words by a guess that
 * the further terms may know, or met none as typed beside words of phrasing, which a further term may
 * hold ('sales techniques'). Null where they cannot be read, as without a network, and there is an
 * answer without them.
 */
async function withWholeLexicon(
  parts: IndexParts,
  first: SearchAnswer,
  { unsaid, hasPhrasing }: { unsaid: readonly string[]; hasPhrasing: boolean },
  signal: AbortSignal | undefined,
): Promise<IndexParts | null> {
  try {
    const mayTellMore = hasPhrasing && !first.isAsTyped;
    if (isComplete(first) && !mayTellMore) {
      if (unsaid.length === 0) return null;
      const isFurtherWord = await parts.furtherWords(signal);
      if (!unsaid.some(isFurtherWord)) return null;
    }
    return { ...parts, glossary: await parts.wholeGlossary(signal) };
  } catch (error) {
    if (first.total === 0 || signal?.aborted || error instanceof SearchIndexError) throw error;
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
 * as many where the further terms have a typed word that nothing else has, or where it alone leaves
 * out no name. A complete first answer that corrected words is held to that, too; one that met words
 * only by their meaning gives way to one that means more of them.
 */
function isBetter(
  reread: SearchAnswer,
  first: SearchAnswer,
  { unsaid, glossary, tellsMore }: Rereading,
): boolean {
  if (first.total === 0 || reread.omittedWords.length < first.omittedWords.length) return true;
  if (tellsMore && !first.isAsTyped && isComplete(reread)) return true;
  const isGuess = isComplete(first) && first.correction !== null;
  if (reread.total === 0 || (reread.omittedWords.length > first.omittedWords.length && !isGuess))
    return false;
  const lacksName = ({ omittedWords }: SearchAnswer) =>
    glossary
      .knownIn(omittedWords.flatMap((said) => nameKey(said).split(' ')))
      .some(({ leadsOn }) => !leadsOn);
  const saysTyped = unsaid.some((word) => glossary.hasTypedWord(word));
  return saysTyped || (lacksName(first) && !lacksName(reread));
}

/**
 * Answers a query. If words have no result or are guessed, asks again with the further terms of the
 * lexicon. Then reads words without a result as misspelt words of the lexicon, as a facet value, or
 * as a misspelt compound ('frontned' as 'front end'), where they can be one.
 */
export async function runQuery(
  partsAtHand: IndexParts,
  typed: string,
  options: SearchOptions,
): Promise<SearchAnswer> {
  const text = options.isVerbatim ? typed : withWordsJoined(partsAtHand, typed, options);
  const first = await answerText(partsAtHand, text, options, { typed });
  if (options.isVerbatim || options.isTyping) return first;
  const read = parseQuery(text, partsAtHand.wording, partsAtHand.glossary);
  const unsaid = wordsUnsaid(partsAtHand, read.words);
  const hasPhrasing = read.optional.some(({ isDomainStopWord }) => !isDomainStopWord);
  const parts = await withWholeLexicon(partsAtHand, first, { unsaid, hasPhrasing }, options.signal);
  if (parts === null) return first;
  const { glossary } = parts;
  const reread = await answerText(parts, text, options, { typed });
  const { words } = parseQuery(text, parts.wording, glossary);
  const tellsMore = words.length > read.words.length;
  const answer = isBetter(reread, first, { unsaid, glossary, tellsMore }) ? reread : first;
  if (isComplete(answer)) return answer;
  const vocabulary = { dictionary: parts.core.dictionary, glossary };
  const corrected = withWords(text, words, ({ word }) => correctedByLexicon(vocabulary, word));
  if (corrected !== text) {
    const other = await answerText(parts, corrected, options, { typed });
    if (
      other.total > 0 &&
      (answer.total === 0 || other.omittedWords.length < answer.omittedWords.length)
    )
      return other;
  }
  const lacking = words.filter(
    ({ asked }) => answer.total === 0 || answer.omittedWords.includes(asked),
  );
  const facets = lacking.filter(({ word }) => parts.wording.alone.has(word));
  if (answer.total > 0 && facets.length > 0) {
    const besideSubject = new Set(facets.map(({ word }) => word));
    return answerText(parts, text, options, { typed, besideSubject });
  }
  const parted = withWords(text, lacking, (word) => respelled(vocabulary, word));
  if (parted === text) return answer;
  const other = await answerText(parts, parted, options, { typed });
  return other.total > 0 ? other : answer;
}
