import { fieldBits } from '../index/postingList.ts';
import type { Understood } from '../language/wording.ts';
import { exactTerms } from '../query/expandWord.ts';
import { wordsNaming } from '../query/facetPhrases.ts';
import type { Term } from '../query/term.ts';
import type { IndexParts } from './indexParts.ts';
import type { FacetFit, SearchOptions } from './searchOptions.ts';

/** Each word costs a list, and few words are in most of the titles. */
const maxWords = 4;

/** The documents with a value's name in their titles. */
function documentsSaying({ lists }: IndexParts, terms: readonly Term[]): Set<number> {
  const said = new Set<number>();
  lists.startPlan();
  for (const term of terms) {
    const { count, documents, fields } = lists.ofTerm(term, null);
    for (let place = 0; place < count; place += 1) {
      if ((fields[place] ?? 0) & fieldBits.title) said.add(documents[place] ?? 0);
    }
  }
  return said;
}

/**
 * How well documents fit the mentioned facet values. A title that names a value in other words than
 * the query fits, whatever value is recorded: 'C++ for Beginners' for 'c++ desde cero'.
 */
export async function facetFitByTitle(
  parts: IndexParts,
  understood: readonly Understood[],
  { facetFit, signal }: SearchOptions,
): Promise<FacetFit | null> {
  if (facetFit === undefined) return null;
  const { dictionary } = parts.core;
  const recorded = await facetFit(understood);
  const terms = understood.map((value) =>
    wordsNaming(parts.wording.facetPhrases, value)
      .flatMap((word) => exactTerms(dictionary, word))
      .toSorted(
        (a, b) => dictionary.frequency(b.tokens[0] ?? 0) - dictionary.frequency(a.tokens[0] ?? 0),
      )
      .slice(0, maxWords),
  );
  await parts.lists.load(new Set(terms.flat().flatMap(({ tokens }) => tokens)), [], signal);
  const saying = terms.map((some) => documentsSaying(parts, some));
  return (document, index) => (saying[index]?.has(document) ? 1 : recorded(document, index));
}
