import type { Core } from '../index/core.ts';
import { labelTest } from '../index/labelRuns.ts';
import { fieldBits } from '../index/postings/decodePostings.ts';
import type { FacetMention } from '../language/lexicon.ts';
import { wordsNaming } from '../query/facetPhrases.ts';
import { type ParsedQuery, parseQuery } from '../query/parseQuery.ts';
import { planExcluded } from '../query/planClauses.ts';
import { exactTerms } from '../query/spelling/expandWord.ts';
import { isKnown } from '../query/spelling/respell.ts';
import type { Ranked } from '../ranking/collectKeys.ts';
import { unknownFit } from '../ranking/facetFits.ts';
import {
  classOfKey,
  documentOfKey,
  isAsTyped,
  isWhole,
  namedSubject,
  rankKey,
} from '../ranking/rankKeys.ts';
import { byTypedWords, correctedText, explainMatches, isUnsaid } from './explainMatches.ts';
import { findByStages, minCompleteMatches } from './findByStages.ts';
import {
  type Found,
  meantSubjects,
  metClauses,
  nothingMeant,
  type Query,
} from './findDocuments.ts';
import { type OpenedIndex, vocabularyOf } from './openedIndex.ts';
import {
  createAnswer,
  emptyAnswer,
  type FacetFit,
  type SearchAnswer,
  type SearchOptions,
} from './searchAnswer.ts';

/** Each word costs a list, and few words are in most of the titles. */
const maxWords = 4;

/** By facet value: a 1 for each document whose title names it. Queries mention few values, often. */
const namedInTitles = new WeakMap<Core, Map<string, Uint8Array>>();

/** Marks the documents whose titles name a facet value. */
async function titlesNaming(
  { core, lists, wording }: OpenedIndex,
  value: FacetMention,
  signal: AbortSignal | undefined,
): Promise<Uint8Array> {
  const ofIndex = namedInTitles.get(core) ?? new Map<string, Uint8Array>();
  namedInTitles.set(core, ofIndex);
  const key = `${value.facet}=${value.value}`;
  const known = ofIndex.get(key);
  if (known !== undefined) return known;
  const { dictionary } = core;
  const terms = wordsNaming(wording.facetPhrases, value)
    .flatMap((word) => exactTerms(dictionary, word))
    .toSorted(
      (a, b) => dictionary.frequency(b.tokens[0] ?? 0) - dictionary.frequency(a.tokens[0] ?? 0),
    )
    .slice(0, maxWords);
  await lists.load(new Set(terms.flatMap(({ tokens }) => tokens)), [], signal);
  // Values with a number have no word of their own.
  const marks = new Uint8Array(terms.length === 0 ? 0 : core.documentCount);
  lists.startPlan();
  for (const term of terms) {
    const { count, documents, fields } = lists.ofTerm(term, null);
    for (let place = 0; place < count; place += 1) {
      if ((fields[place] ?? 0) & fieldBits.title) marks[documents[place] ?? 0] = 1;
    }
  }
  ofIndex.set(key, marks);
  return marks;
}

/**
 * How well documents fit the mentioned facet values. A title that names a value in other words than
 * the query fits where no value is recorded: 'C++ for Beginners' for 'c++ desde cero'.
 */
async function facetFitWithTitles(
  parts: OpenedIndex,
  facetMentions: readonly FacetMention[],
  { facetFit, signal }: SearchOptions,
): Promise<FacetFit | null> {
  if (facetFit === undefined) return null;
  const recorded = await facetFit(facetMentions);
  const named: Uint8Array[] = [];
  for (const value of facetMentions) named.push(await titlesNaming(parts, value, signal));
  return (document, index) => {
    const fit = recorded(document, index);
    return fit >= unknownFit && named[index]?.[document] === 1 ? 1 : fit;
  };
}

/**
 * Ranks the documents of a subject that the query names, and the titles that say the name, directly
 * after those whose title equals the query: titles that say it, then the reader's language, then what has
 * the subject, then what may have it by its category ('factura electrónica' is none of electronics), then
 * catalogue order.
 */
function boostSubjectMatches(
  { keys, inTitle }: Ranked,
  named: ReadonlySet<number>,
  isElsewhere: (document: number) => boolean,
  isOwnLanguage: (document: number) => boolean,
): void {
  for (let place = 0; place < keys.length; place += 1) {
    const key = keys[place] ?? 0;
    const document = documentOfKey(key);
    const rankClass = classOfKey(key);
    if (rankClass <= namedSubject || !isWhole(rankClass)) continue;
    const isNamed = named.has(document);
    const isTitled = inTitle[place] === 1 && isAsTyped(rankClass);
    if (isNamed || isTitled) {
      const share =
        (8 * Number(isTitled) +
          4 * Number(isOwnLanguage(document)) +
          2 * Number(isNamed) +
          Number(!isElsewhere(document))) /
        15;
      keys[place] = rankKey(namedSubject, share, document);
    }
  }
}

/** The subjects that the whole text names, in either language. */
function subjectsNamed({ glossary, wording, subjectsOf }: OpenedIndex, text: string): number[] {
  const { words, optional, facetMentions } = parseQuery(text, wording, glossary);
  // A text with optional words is more than a name: ranking by score suits it better.
  if (facetMentions.length > 0 || optional.some(({ isDomainStopWord }) => !isDomainStopWord))
    return [];
  const asked = words.map(({ word }) => word).join(' ');
  // Several words may just as well be a title: ranking by score suits them better.
  if (asked.includes(' ') && /\s/u.test(text.trim())) return [];
  return glossary.sameKeys(asked).flatMap(subjectsOf);
}

/** Ranks the documents of the named subjects before the others. */
async function promoteSubjects(
  parts: OpenedIndex,
  text: string,
  found: Ranked,
  isElsewhere: (document: number) => boolean,
  { language, signal }: SearchOptions,
): Promise<void> {
  const { core, lists } = parts;
  const subjects = subjectsNamed(parts, text);
  if (subjects.length === 0) return;
  await lists.load([], subjects, signal);
  const named = new Set(subjects.flatMap((name) => [...lists.ofName(name).documents]));
  boostSubjectMatches(found, named, isElsewhere, labelTest(core.languages, language));
}

/** The typed words that the best documents lack. */
const omittedWordsOf = (found: Found): string[] =>
  metClauses(found).lacking.map(({ asked }) => asked);

/**
 * What a partial answer does not leave out is answered like a query of its own where it leads to
 * subjects: 'keywords for my website' is about web development before 'a website' in titles.
 */
async function aboutTheRest(parts: OpenedIndex, query: Query, omittedWords: readonly string[]) {
  if (omittedWords.length === 0) return null;
  const words = query.parsed.words.filter(({ asked }) => !omittedWords.includes(asked));
  const meant = await meantSubjects(parts, words, query.options.signal);
  if (!meant.isTopic) return null;
  return findByStages(parts, { ...query, parsed: { ...query.parsed, words }, meant });
}

/** A word of a finished query begins another one only where nothing has it: 'sat', 'satisfaction'. */
const asFinished = (parts: OpenedIndex, parsed: ParsedQuery): ParsedQuery => ({
  ...parsed,
  words: parsed.words.map((one) => ({
    ...one,
    isLast: one.isLast && !isKnown(vocabularyOf(parts), one.word),
  })),
});

/** How a text is read in place of a first reading that left words without a result. */
export interface Reading {
  /** The text as typed. */
  typed: string;
  /** Words that name a facet value, not a subject: 'ingles' in 'excel ingles'. */
  besideSubject?: ReadonlySet<string>;
  /** What the typed words became in a corrected text. */
  changes?: ReadonlyMap<string, string>;
}

/** Answers a text as it is read with the lexicon at hand, misspelt words corrected by the documents. */
export async function answerText(
  parts: OpenedIndex,
  text: string,
  options: SearchOptions,
  reading: Reading,
): Promise<SearchAnswer> {
  const { typed, besideSubject } = reading;
  options.signal?.throwIfAborted();
  const { core } = parts;
  const read = parseQuery(text, parts.wording, parts.glossary, besideSubject);
  const parsed = options.isTyping ? read : asFinished(parts, read);
  const { facetMentions, offeredMentions } = parsed;
  const facetFit =
    facetMentions.length > 0 ? await facetFitWithTitles(parts, facetMentions, options) : null;
  options.signal?.throwIfAborted();
  const excluded = planExcluded(core.dictionary, parsed);
  const meant = options.isTyping
    ? nothingMeant
    : await meantSubjects(parts, parsed.words, options.signal);
  const query = { parsed, excluded, options, facetFit, meant };
  const first = await findByStages(parts, query);
  if (first.keys.length === 0) return emptyAnswer(offeredMentions);
  const omittedWords = omittedWordsOf(first);
  const found = (await aboutTheRest(parts, query, omittedWords)) ?? first;
  const { clauses, keys, bestScore } = found;
  const corrected = correctedText(parts, text, clauses, keys);
  const { changes = corrected.changes } = reading;
  // A single corrected word is answered as if it had been typed, and one that names a facet value where
  // few documents say it; others, of which a word may be a wrong guess, and compounds only where
  // headlines alone have them.
  const namesFacet = () =>
    parseQuery(corrected.text, parts.wording, parts.glossary).facetMentions.length >
    facetMentions.length;
  const isSure = () =>
    parsed.words.length === 1 || (keys.length < minCompleteMatches && namesFacet());
  const isAskedAgain = () => found.mainCount === 0 || (!corrected.hasCompound && isSure());
  if (text === typed && corrected.text !== text && isAskedAgain()) {
    return answerText(parts, corrected.text, options, { typed, changes });
  }
  await promoteSubjects(parts, corrected.text, found, meant.isElsewhere, options);
  return createAnswer({
    keys,
    bestScore,
    correction: corrected.text === typed ? null : { from: typed, to: corrected.text },
    omittedWords,
    facetMentions: offeredMentions,
    explain: (documents) => byTypedWords(explainMatches(parts, clauses, documents), changes),
    isUnsaid: (asked) => isUnsaid(parts, clauses, asked),
  });
}
