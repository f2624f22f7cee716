import type { SearchAnswer, SearchIndex } from '@aulario/search';

/**
 * Caches the latest search: a page of results, its counts and the following pages share one text.
 * When the request that started the search is aborted, waiting requests start their own search.
 */
export function rememberLastSearch(index: SearchIndex): SearchIndex {
  let last: { key: string; answer: Promise<SearchAnswer> } | null = null;
  return {
    ...index,
    async search(text, options = {}) {
      const { signal, ...rest } = options;
      const key = JSON.stringify([text, rest]);
      if (last?.key === key) {
        // The earlier request reports the failure; this one asks again.
        const answer = await last.answer.catch(() => null);
        signal?.throwIfAborted();
        if (answer !== null) return answer;
      }
      const answer = index.search(text, options);
      last = { key, answer };
      return answer;
    },
  };
}
