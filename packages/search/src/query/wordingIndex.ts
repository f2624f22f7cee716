import type { FacetTerm, Wording } from '../language/lexicon.ts';
import { fillerWords, lowWeightWords } from '../language/lowWeightWords.ts';
import { type FacetPhrases, indexFacetPhrases } from './facetPhrases.ts';

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
