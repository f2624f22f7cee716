import type { Codec, Collection, Records } from '@aulario/local-data';

/** How many are kept. */
const maxSearches = 8;

/** As long as a query may be (`fromQueryString` cuts longer ones), in characters. */
const maxLength = 200;

/** The one record of the collection. */
const recordName = 'recent';

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= maxLength;

const searchesCodec: Codec<readonly string[]> = {
  encode: (searches) => JSON.stringify(searches),
  decode(text) {
    try {
      const saved: unknown = JSON.parse(text);
      if (!Array.isArray(saved)) return [];
      return [...new Set(saved.filter(isSearch))].slice(0, maxSearches);
    } catch {
      return [];
    }
  },
};

export type RecentSearches = Collection<readonly string[]>;

/** The last searches of an account or of the visitor. Without room for them, the search works. */
export const openRecentSearches = (records: Records): RecentSearches =>
  records.open('searches', searchesCodec);

/** What a page that was drawn beforehand shows, too. */
export const none: readonly string[] = [];

/** Newest first. Whatever is stored instead counts as none. */
export const readRecentSearches = (searches: RecentSearches): readonly string[] =>
  searches.getSnapshot().items.get(recordName) ?? none;

const isSame = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/** Puts a search first. One that differs in case or accents only is replaced. */
export function rememberSearch(searches: RecentSearches, text: string): void {
  const search = text.trim().slice(0, maxLength);
  if (search === '') return;
  searches.change(recordName, (saved) => {
    const others = (saved ?? none).filter((other) => !isSame(other, search));
    return [search, ...others].slice(0, maxSearches);
  });
}

export function clearRecentSearches(searches: RecentSearches): void {
  searches.change(recordName, () => null);
}
