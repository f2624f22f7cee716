import { openIndexHead } from '@aulario/search';
import { namesEveryCourse } from '../indexing/courseWording.ts';
import { type CatalogueQuery, pageSize } from '../port/catalogueQuery.ts';
import { cleanText } from '../query/queryString.ts';

/** The courses of the first page of a search. */
export interface EarlyAnswer {
  /** The number of matching courses on all pages. */
  readonly total: number;
  /** The docIds of the first page, best first; at least one. */
  readonly docIds: readonly number[];
}

/** Returns null where the catalogue has to be asked. Rejects with a SearchIndexError for a damaged index. */
export type FindEarly = (
  query: Pick<CatalogueQuery, 'text' | 'language'>,
) => Promise<EarlyAnswer | null>;

/**
 * Opens the head of a catalogue's index, which answers a search alone unless that cannot be what the
 * catalogue answers, or not all that it says: a text that mentions filters, was corrected, is met by
 * meaning only or not whole, or that the further terms of the lexicon may tell more of. One question
 * at a time.
 *
 * Throws a SearchIndexError for a damaged index.
 */
export function openEarly(head: Uint8Array): FindEarly {
  let isSure = true;
  const doubt = () => {
    isSure = false;
    return Promise.reject(new Error('Not in the head of the index'));
  };
  const index = openIndexHead(head, doubt);
  return async ({ text, language }) => {
    const asked = cleanText(text);
    if (asked === '' || namesEveryCourse(asked)) return null;
    isSure = true;
    try {
      const answer = await index.search(asked, { language, facetFit: doubt });
      if (!isSure || answer === null) return null;
      const { total, correction, omittedWords, facetMentions } = answer;
      const isWhole =
        correction === null && omittedWords.length === 0 && facetMentions.length === 0;
      if (!isWhole || total === 0) return null;
      const docIds = answer.rank(0, pageSize).map(({ document }) => document);
      const [best] = answer.explain(docIds.slice(0, 1));
      const isByMeaning = best?.words.some(
        ({ kind, asked: word }) => kind === 'related' && answer.isUnsaid(word),
      );
      return isByMeaning ? null : { total, docIds };
    } catch (error) {
      if (isSure) throw error;
      return null;
    }
  };
}
