import { lowWeightWords } from '../language/lowWeightWords.ts';
import type { Understood, Wording } from '../language/wording.ts';
import {
  isSignificantInSentence,
  isStopWord,
  type PlacedWord,
  typedWords,
} from '../language/words.ts';
import type { GlossaryTerms } from './glossaryTerms.ts';

const maxWords = 12;

/** The role of a word in a query. */
type Role = 'content' | 'light' | 'facet' | 'stop';

interface FacetPhrase {
  words: readonly string[];
  facet: string;
  value: string;
}

/** A {@link Wording}, indexed for lookup. */
export interface WordingIndex {
  domainStopWords: ReadonlySet<string>;
  light: ReadonlySet<string>;
  /** By their first word, the longest phrase first. */
  facetPhrases: ReadonlyMap<string, readonly FacetPhrase[]>;
  /** Facet values by the single word that names them as a whole query. */
  alone: ReadonlyMap<string, Pick<FacetPhrase, 'facet' | 'value'>>;
}

/** Indexes a wording. */
export function indexWording({ domainStopWords, light, facets }: Wording): WordingIndex {
  const byFirst = new Map<string, FacetPhrase[]>();
  for (const { facet, value, phrases } of facets) {
    for (const phrase of phrases) {
      const words = typedWords(phrase).map(({ word }) => word);
      const known = byFirst.get(words[0] ?? '') ?? [];
      byFirst.set(words[0] ?? '', known);
      known.push({ words, facet, value });
    }
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return {
    domainStopWords: new Set(domainStopWords),
    light: new Set([...lowWeightWords, ...light]),
    facetPhrases: byFirst,
    alone: new Map(
      facets.flatMap(({ facet, value, alone = [] }) =>
        alone.map((word) => [word, { facet, value }] as const),
      ),
    ),
  };
}

export interface TypedWord extends PlacedWord {
  typed: string;
  role: Role;
}

/** The words of a query by role. */
export interface ReadWords {
  /** The words for the subject, all required. */
  content: readonly TypedWord[];
  /** Words that a result may lack; those that have them rank higher. */
  optional: readonly TypedWord[];
  understood: readonly Understood[];
  /** The last word of the text, in any role. */
  last: string;
}

function rolesOf(words: readonly { word: string; typed: string }[], wording: WordingIndex) {
  const roles: Role[] = words.map(({ word }) => {
    if (isStopWord(word)) return 'stop';
    const isLight = !isSignificantInSentence(word) || wording.light.has(word);
    return isLight || wording.domainStopWords.has(word) ? 'light' : 'content';
  });
  const understood: Understood[] = [];
  for (let start = 0; start < words.length; ) {
    const phrase = wording.facetPhrases
      .get(words[start]?.word ?? '')
      ?.find((one) => one.words.every((word, place) => words[start + place]?.word === word));
    if (phrase === undefined) {
      start += 1;
      continue;
    }
    const end = start + phrase.words.length;
    for (let place = start; place < end; place += 1) {
      if (roles[place] !== 'stop') roles[place] = 'facet';
    }
    const typed = words.slice(start, end).map((one) => one.typed);
    const { facet, value } = phrase;
    if (!understood.some((one) => one.facet === facet)) {
      understood.push({ words: typed.join(' '), facet, value });
    }
    start = end;
  }
  return { roles, understood };
}

/**
 * Low-weight words count as content within a known name: 'learning' in 'machine learning'. In a
 * query of low-weight words only, so does each word that the lexicon knows: 'how to study'.
 */
function keepNames(words: readonly { word: string }[], roles: Role[], glossary: GlossaryTerms) {
  const said = words.flatMap(({ word }, place) => (roles[place] === 'stop' ? [] : { word, place }));
  const isAsking = !roles.includes('content');
  for (const { start, length } of glossary.knownIn(said.map(({ word }) => word))) {
    const places = said.slice(start, start + length).map(({ place }) => place);
    const isName = length > 1 && places.some((place) => roles[place] === 'content');
    if (!isName && !isAsking) continue;
    for (const place of places) if (roles[place] === 'light') roles[place] = 'content';
  }
}

/**
 * Separates the subject of a text from its phrasing. In a text of phrasing only, the phrasing is
 * the subject.
 */
export function readWords(text: string, wording: WordingIndex, glossary: GlossaryTerms): ReadWords {
  const words = typedWords(text);
  const { roles, understood } = rolesOf(words, wording);
  keepNames(words, roles, glossary);
  const placed = new Map<string, TypedWord>();
  for (const [position, { word, typed }] of words.entries()) {
    if (placed.has(word)) continue;
    placed.set(word, { word, typed, position, role: roles[position] ?? 'content' });
  }
  const all = [...placed.values()].slice(0, 2 * maxWords);
  const last = words.at(-1)?.word ?? '';
  const of = (...wanted: readonly Role[]) => all.filter(({ role }) => wanted.includes(role));
  const read = (content: readonly TypedWord[], optional: readonly TypedWord[]) => ({
    content: content.slice(0, maxWords),
    optional: optional.slice(0, maxWords),
    understood,
    last,
  });
  const [only, another] = of('content');
  const alone = another === undefined && only !== undefined && wording.alone.get(only.word);
  if (alone) understood.push({ words: only.typed, ...alone });
  if (only !== undefined) return read(of('content'), of('light', 'facet'));
  const light = of('light').filter(({ word }) => !wording.domainStopWords.has(word));
  const asking = light.filter(({ word }) => isSignificantInSentence(word));
  if (light.length > 0) return read(asking.length > 0 ? asking : light, of('facet'));
  if (of('facet').length > 0) return read(of('facet'), []);
  return read(of('light').length > 0 ? of('light') : of('stop'), []);
}
