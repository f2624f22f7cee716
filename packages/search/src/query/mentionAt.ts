import { alternativesOf, eitherOf, facetPhraseAt } from './facetPhrases.ts';
import type { WordingIndex } from './wordingIndex.ts';

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
