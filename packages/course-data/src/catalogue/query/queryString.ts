import { isCourseId } from '../../course/parsing/courseId.ts';
import { plainText } from '../../course/text/plainText.ts';
import {
  type FacetId,
  type FacetValue,
  type Filters,
  facetIds,
  orderedValues,
} from '../facets/facets.ts';
import {
  type CatalogueQuery,
  emptyQuery,
  type SortOrder,
  sortOrders,
} from '../port/catalogueQuery.ts';

const longestText = 200;

/**
 * A query's text as it is searched: one line, without outer space, at most 200 characters; a longer
 * one ends with a whole word, so that no part of a word is searched for.
 */
export function cleanText(text: string): string {
  const clean = plainText(text);
  if (clean.length <= longestText) return clean;
  const end = clean.lastIndexOf(' ', longestText);
  return plainText(clean.slice(0, end > longestText / 2 ? end : longestText));
}

/** The fields that depend on the reader, not on the address. */
export type Reader = Pick<CatalogueQuery, 'preferredCategory' | 'language'>;

/** The fields of a query that an address contains. */
export type AddressedQuery = Omit<CatalogueQuery, keyof Reader>;

/** Keeps valid filters: known values without duplicates, in display order. */
function cleanFilters(valuesOf: (facet: FacetId) => readonly FacetValue[]): Filters {
  return Object.fromEntries(
    facetIds.flatMap((facet) => {
      const values = orderedValues(facet, new Set(valuesOf(facet)));
      return values.length === 0 ? [] : [[facet, values]];
    }),
  );
}

/**
 * Serialises a query for an address, '?q=…&category=…&sort=…&page=…', to append to a path. A facet
 * with several values repeats its key. Defaults are omitted; the default query is ''.
 */
export function toQueryString(query: AddressedQuery): string {
  const params = new URLSearchParams();
  const text = cleanText(query.text);
  if (text !== '') params.set('q', text);
  const filters = cleanFilters((facet) => query.filters[facet] ?? []);
  for (const facet of facetIds) {
    for (const value of filters[facet] ?? []) params.append(facet, value);
  }
  if (query.sort !== emptyQuery.sort) params.set('sort', query.sort);
  if (query.page > 1) params.set('page', String(query.page));
  if (text !== '' && query.isVerbatim) params.set('exact', '1');
  if (text === '' && query.similarTo !== null) params.set('like', query.similarTo);
  if (text === '' && query.similarTo === null && query.subject !== null) {
    params.set('subject', query.subject);
  }
  const written = params.toString();
  return written === '' ? '' : `?${written}`;
}

const isSortOrder = (value: string | null): value is SortOrder =>
  sortOrders.some((order) => order === value);

/**
 * Parses a query from an address. Drops invalid values, and repeated single values after the first;
 * the catalogue clamps a page past the end. Ignores 'like' when there is a text, 'subject' when there
 * is either, and 'exact' when there is no text. Never throws.
 */
export function fromQueryString(
  search: string | URLSearchParams,
  reader: Reader = emptyQuery,
): CatalogueQuery {
  const params = new URLSearchParams(search);
  const text = cleanText(params.get('q') ?? '');
  const sort = params.get('sort');
  const page = params.get('page') ?? '';
  const like = params.get('like');
  const similarTo = text === '' && isCourseId(like) ? like : null;
  const subject = text === '' && similarTo === null ? cleanText(params.get('subject') ?? '') : '';
  return {
    text,
    filters: cleanFilters((facet) => params.getAll(facet)),
    sort: isSortOrder(sort) ? sort : emptyQuery.sort,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    isVerbatim: text !== '' && params.get('exact') === '1',
    similarTo,
    subject: subject === '' ? null : subject,
    preferredCategory: reader.preferredCategory,
    language: reader.language,
  };
}
