import type { SearchAnswer, SearchIndex } from '@aulario/search';

/**
 * An index that keeps what it found last: a page of results, its counts and the pages after it are
 * questions about one text. When the question that started the search is aborted, the others search
 * for themselves.
 */
export function rememberLastSearch(index: SearchIndex): SearchIndex {
  let last: { key: string; answer: Promise<SearchAnswer> } | null = null;
  return {
    ...index,
    async search(text, options = {}) {
      const { signal, ...rest } = options;
      const key = JSON.stringify([text, rest]);
      if (last?.key === key) {
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
