import type { FacetTerm, Wording } from '../language/lexicon.ts';
import { fillerWords, lowWeightWords } from '../language/lowWeightWords.ts';
import {
  alternativesOf,
  eitherOf,
  type FacetPhrases,
  facetPhraseAt,
  indexFacetPhrases,
} from './facetPhrases.ts';

/** A {@link Wording}, indexed for lookup. */
export interface WordingIndex {
  domainStopWords: ReadonlySet<string>;
  light: ReadonlySet<string>;
  facetPhrases: FacetPhrases;
  /** Facet values by the single word that names them as a whole query. */
  alone: ReadonlyMap<string, FacetTerm>;
}

/** Indexes a wording. */
export function indexWording({ domainStopWords, light, facets }: Wording): WordingIndex {
  return {
    domainStopWords: new Set(domainStopWords),
    light: new Set([...lowWeightWords, ...fillerWords, ...light]),
    facetPhrases: indexFacetPhrases(facets),
    alone: new Map(
      facets.flatMap(({ facet, value, alone = [] }) =>
        alone.map((word) => [word, { facet, value }] as const),
      ),
    ),
  };
}

/** Between two values of which a course may have any. */
const joining: ReadonlySet<string> = new Set('o u y e or and'.split(' '));

/**
 * The facet value that the words at `start` name, or any of several: 'en inglés o español'.
 *
 * @param besideSubject - The words that name a value although they are not the whole query.
 */
export function mentionAt(
  words: readonly { word: string }[],
  start: number,
  wording: WordingIndex,
  besideSubject: ReadonlySet<string>,
) {
  const aloneAt = (place: number) => {
    const term = wording.alone.get(words[place]?.word ?? '');
    return term && { ...term, length: 1, hasNumber: false };
  };
  const first =
    facetPhraseAt(wording.facetPhrases, words, start) ??
    (besideSubject.has(words[start]?.word ?? '') ? aloneAt(start) : undefined);
  if (first === undefined) return undefined;
  const mention = { ...first };
  for (;;) {
    const end = start + mention.length;
    if (mention.hasNumber || !joining.has(words[end]?.word ?? '')) return mention;
    const other = facetPhraseAt(wording.facetPhrases, words, end + 1) ?? aloneAt(end + 1);
    if (other === undefined || other.hasNumber || other.facet !== mention.facet) return mention;
    if (!alternativesOf(mention.value).includes(other.value))
      mention.value = eitherOf(mention.value, other.value);
    mention.length += 1 + other.length;
  }
}
