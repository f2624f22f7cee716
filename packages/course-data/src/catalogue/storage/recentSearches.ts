import type { Codec, Collection, OpenRecords } from '@aulario/local-data';
import { foldText } from '@aulario/search';
import { cleanText } from '../query/queryString.ts';

/** The maximum number of stored searches. */
const maxSearches = 8;

/** The name of the collection's only record. */
const recordName = 'recent';

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value === cleanText(value);

const searchesCodec: Codec<readonly string[]> = {
  encode: (searches) => JSON.stringify(searches),
  decode(text) {
    try {
      const saved: unknown = JSON.parse(text);
      if (!Array.isArray(saved)) return [];
      return [...new Set(saved.filter(isSearch))].slice(0, maxSearches);
    } catch {
      // A text of another version or hand holds no searches.
      return [];
    }
  },
};

/** The stored searches of one owner; {@link readRecentSearches} reads them. */
export type RecentSearches = Collection<readonly string[]>;

/**
 * Opens the recent searches of an account or of the visitor. The search works even if they cannot
 * be stored.
 */
export const openRecentSearches = (records: OpenRecords): RecentSearches =>
  records.open('searches', searchesCodec, { isBackground: true });

/** A constant, because prerendered pages show it too. */
export const noSearches: readonly string[] = [];

/** Returns the searches, newest first; none for invalid stored data. */
export const readRecentSearches = (searches: RecentSearches): readonly string[] =>
  searches.getSnapshot().items.get(recordName) ?? noSearches;

const isSame = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/** Adds a search at the front. Replaces one that differs only in case or accents. */
export function rememberSearch(searches: RecentSearches, text: string): void {
  const search = cleanText(text);
  if (search === '') return;
  searches.change(recordName, (saved) => {
    const others = (saved ?? noSearches).filter((other) => !isSame(other, search));
    return [search, ...others].slice(0, maxSearches);
  });
}

/** The searches that begin with a typed text and add to it, newest first. */
export function searchesBeginning(recent: readonly string[], typed: string): readonly string[] {
  const start = foldText(typed.trim());
  return recent.filter((search) => {
    const folded = foldText(search);
    return folded !== start && folded.startsWith(start);
  });
}

/** Removes one of the searches. */
export function forgetSearch(searches: RecentSearches, text: string): void {
  searches.change(recordName, (saved) => {
    const others = (saved ?? noSearches).filter((other) => other !== text);
    return others.length === 0 ? null : others;
  });
}

/** Removes all searches. */
export function clearRecentSearches(searches: RecentSearches): void {
  searches.change(recordName, () => null);
}
