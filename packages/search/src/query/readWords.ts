import type { FacetMention } from '../language/lexicon.ts';
import {
  isSignificantInSentence,
  isStopWord,
  maxQueryWords,
  type PlacedWord,
  typedWords,
} from '../language/words.ts';
import { numberOf } from './facetPhrases.ts';
import type { GlossaryTerms } from './glossaryTerms.ts';
import { mentionAt, type WordingIndex } from './wordingIndex.ts';

/** The role of a word in a query. */
type Role = 'content' | 'light' | 'facet' | 'stop';

interface TypedWord extends PlacedWord {
  typed: string;
  role: Role;
  /** The index in `facetMentions` of the facet value that the word helps to name; -1 for none. */
  names: number;
}

/** The words of a query by role. */
interface ReadWords {
  /** The words for the subject, all required. */
  content: readonly TypedWord[];
  /** Words that a result may lack; those that have them rank higher. */
  optional: readonly TypedWord[];
  facetMentions: readonly FacetMention[];
  /** The facet value that the only content word may name, too: 'spanish' of 'learn spanish'. */
  maybeMention: FacetMention | null;
  /** Whether the text names facet values and no subject: 'cursos gratis'. */
  isOnlyFacets: boolean;
  /** Where the words begin that tell what or whom the subject before them is for; Infinity for none. */
  purposeAt: number;
  /** The last word of the text, in any role. */
  last: string;
}

const purposes: ReadonlySet<string> = new Set(['para', 'for']);

/** The position of the first word for what or for whom a subject is: 'entrevistas' of 'inglés para entrevistas'. */
function purposeAtOf(words: readonly { word: string }[], roles: readonly Role[]): number {
  const first = roles.indexOf('content');
  const at = words.findIndex(
    ({ word }, place) => first >= 0 && place > first && purposes.has(word),
  );
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
}

const negations: ReadonlySet<string> = new Set(
  'no ni tampoco nunca not isn aren don doesn never nor except excepto menos'.split(' '),
);

/** A negation reaches this many words ahead, unless one of them tells the subject: 'que no sea en inglés'. */
const negationReach = 3;

/** Whether what begins at `start` is not wanted. */
function isNegated(words: readonly { word: string }[], roles: readonly Role[], start: number) {
  const from = Math.max(0, start - negationReach);
  const before = words.slice(from, start).map(({ word }) => word);
  const at = before.findLastIndex((word) => negations.has(word));
  return at >= 0 && !roles.slice(from + at + 1, start).includes('content');
}

const exclusions: ReadonlySet<string> = new Set(['sin', 'without']);

/** An exclusion reaches at most this many words ahead, its phrasing not counted: 'without writing code'. */
const exclusionReach = 3;

/** The stop words between phrasing and its object: 'que' of 'sin tener que programar'. */
const linking: ReadonlySet<string> = new Set(
  'a al de del en sobre que la el las los un una of in about to the an any'.split(' '),
);

/** Where the object of an exclusion begins: behind 'saber nada de', which may name a level itself. */
function excludedAt(words: readonly { word: string }[], roles: readonly Role[], start: number) {
  const isLinking = (place: number) => linking.has(words[place]?.word ?? '');
  let end = start;
  let isLinked = false;
  for (; roles[end] === 'light' || roles[end] === 'facet' || isLinking(end); end += 1)
    isLinked ||= isLinking(end);
  return isLinked && roles[end - 1] !== 'facet' ? end : start;
}

/**
 * What a reader wants to do without is no subject beside the one before it, and ranks no course higher:
 * 'coding' in 'wordpress without coding', 'matemáticas' in 'programar sin saber nada de matemáticas'.
 */
function ignoreExcluded(words: readonly { word: string }[], roles: Role[]) {
  for (const [place, { word }] of words.entries()) {
    if (!exclusions.has(word) || !roles.slice(0, place).includes('content')) continue;
    const start = excludedAt(words, roles, place + 1);
    const after = roles.slice(start, start + exclusionReach);
    const end = after.findIndex((role) => role === 'stop' || role === 'facet');
    roles.fill('stop', start, start + (end < 0 ? after.length : end));
    roles[place] = 'light';
  }
}

/** A term of the lexicon that a text says. */
interface SaidTerm {
  /** The places of its words, without stop words. */
  places: readonly number[];
  /** Whether it leads to a subject without being its name. */
  leadsOn: boolean;
}

function termsSaid(words: readonly { word: string }[], glossary: GlossaryTerms): SaidTerm[] {
  const said = words.flatMap(({ word }, place) => (isStopWord(word) ? [] : { word, place }));
  return glossary.knownIn(said.map(({ word }) => word)).map(({ start, length, leadsOn }) => ({
    places: said.slice(start, start + length).map(({ place }) => place),
    leadsOn,
  }));
}

function rolesOf(
  words: readonly { word: string; typed: string }[],
  terms: readonly SaidTerm[],
  wording: WordingIndex,
  besideSubject: ReadonlySet<string>,
) {
  /** Whether these places are a part of a term: 'rápida' of 'lectura rápida'. */
  const isInTerm = (start: number, end: number) =>
    terms.some(({ places }) => {
      const within = places.filter((place) => start <= place && place < end);
      return within.length > 0 && within.length < places.length;
    });
  const roles: Role[] = words.map(({ word }) => {
    if (isStopWord(word)) return 'stop';
    const isLight = !isSignificantInSentence(word) || wording.light.has(word);
    return isLight || wording.domainStopWords.has(word) ? 'light' : 'content';
  });
  const names = words.map(() => -1);
  const facetMentions: Omit<FacetMention, 'isWholeText'>[] = [];
  for (let start = 0; start < words.length; ) {
    const phrase = mentionAt(words, start, wording, besideSubject);
    if (phrase === undefined) {
      start += 1;
      continue;
    }
    const { facet, value, length, hasNumber } = phrase;
    const end = start + length;
    if (isInTerm(start, end)) {
      start = end;
      continue;
    }
    if (isNegated(words, roles, start)) {
      roles.fill('light', start, end);
      start = end;
      continue;
    }
    const typed = words.slice(start, end).map((one) => one.typed);
    if (!facetMentions.some((one) => one.facet === facet)) {
      facetMentions.push({ words: typed.join(' '), facet, value });
    }
    const named = facetMentions.findIndex((one) => one.facet === facet && one.value === value);
    const places = words.flatMap((_, place) =>
      start <= place && place < end && roles[place] !== 'stop' ? [place] : [],
    );
    // In 'nivel básico' only 'básico' states the level; 'desde cero' states it together.
    const significant = places.filter((place) => roles[place] === 'content');
    // A word that states another value already, as in 'free, with a free certificate', cannot state this one.
    const isStatedBefore = significant.some((place) =>
      words
        .slice(0, start)
        .some(({ word: earlier }, at) => earlier === words[place]?.word && names[at] !== named),
    );
    if (!isStatedBefore)
      for (const place of significant.length > 0 ? significant : places) names[place] = named;
    // Of a limit its number says nothing in a title: 'Bootstrap 4' for '4 semanas'.
    const isNumber = (place: number) => hasNumber && numberOf(words[place]?.word ?? '') !== null;
    for (const place of places) roles[place] = isNumber(place) ? 'stop' : 'facet';
    start = end;
  }
  return { roles, names, facetMentions };
}

/**
 * Low-weight words count as content within a known name: 'learning' in 'machine learning'. In a
 * query of low-weight words only, so does each term that the lexicon knows, single words only if they
 * lead to a subject where any does: 'study' in 'how to study faster'.
 */
function keepNames(terms: readonly SaidTerm[], roles: Role[]) {
  const isAsking = !roles.includes('content');
  const isLeading = isAsking && terms.some(({ leadsOn }) => leadsOn);
  for (const { places, leadsOn } of terms) {
    const isLong = places.length > 1;
    const isName = isLong && places.some((place) => roles[place] === 'content');
    const isKept = isName || (isAsking && (isLong || leadsOn || !isLeading));
    if (!isKept) continue;
    for (const place of places) if (roles[place] === 'light') roles[place] = 'content';
  }
}

/**
 * Separates the subject of a text from its phrasing. In a text of phrasing only, the phrasing is
 * the subject. The words in `besideSubject` name a facet value, as 'ingles' in 'excel ingles',
 * although they may be a subject.
 */
export function readWords(
  text: string,
  wording: WordingIndex,
  glossary: GlossaryTerms,
  besideSubject: ReadonlySet<string>,
): ReadWords {
  const words = typedWords(text);
  const terms = termsSaid(words, glossary);
  const read = rolesOf(words, terms, wording, besideSubject);
  const { roles, names, facetMentions: beside } = read;
  ignoreExcluded(words, roles);
  keepNames(terms, roles);
  const placed = new Map<string, TypedWord>();
  for (const [position, { word, typed }] of words.entries()) {
    if (placed.has(word)) continue;
    const role = roles[position] ?? 'content';
    placed.set(word, { word, typed, position, role, names: names[position] ?? -1 });
  }
  const all = [...placed.values()].slice(0, 2 * maxQueryWords);
  const last = words.at(-1)?.word ?? '';
  const of = (...wanted: readonly Role[]) => all.filter(({ role }) => wanted.includes(role));
  const [only, another] = of('content');
  const alone = only !== undefined && another === undefined ? wording.alone.get(only.word) : null;
  const isWholeText = only === undefined || Boolean(alone);
  const facetMentions = beside.map((mention) => ({ ...mention, isWholeText }));
  const maybeMention = alone ? { words: only?.typed ?? '', ...alone, isWholeText } : null;
  const readAs = (content: readonly TypedWord[], optional: readonly TypedWord[]) => ({
    content: content.slice(0, maxQueryWords),
    optional: optional.slice(0, maxQueryWords),
    facetMentions,
    maybeMention,
    isOnlyFacets: only === undefined && facetMentions.length > 0,
    purposeAt: purposeAtOf(words, roles),
    last,
  });
  if (only !== undefined) return readAs(of('content'), of('light', 'facet'));
  const light = of('light').filter(({ word }) => !wording.domainStopWords.has(word));
  const asking = light.filter(({ word }) => isSignificantInSentence(word));
  if (light.length > 0) return readAs(asking.length > 0 ? asking : light, of('facet'));
  if (of('facet').length > 0) return readAs(of('facet'), of('light'));
  return readAs(of('light').length > 0 ? of('light') : of('stop'), []);
}
