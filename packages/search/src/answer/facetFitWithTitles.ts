import type { Core } from '../index/core.ts';
import { fieldBits } from '../index/postings/postingList.ts';
import type { FacetMention } from '../language/lexicon.ts';
import { wordsNaming } from '../query/facetPhrases.ts';
import { exactTerms } from '../query/spelling/expandWord.ts';
import { unknownFit } from '../ranking/facetFits.ts';
import type { OpenedIndex } from './openedIndex.ts';
import type { FacetFit, SearchOptions } from './searchAnswer.ts';

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
export async function facetFitWithTitles(
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
