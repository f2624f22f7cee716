import { isCourseId } from '../course/courseId.ts';
import { plainText } from '../course/plainText.ts';
import { type CatalogueQuery, emptyQuery, type SortOrder, sortOrders } from './catalogue.ts';
import { type FacetId, type FacetValue, type Filters, facetIds, orderedValues } from './facets.ts';

const longestText = 200;

/** A query's text as it is searched: one line, without outer space, at most 200 characters. */
export function cleanText(text: string): string {
  return plainText(plainText(text).slice(0, longestText));
}

/** What belongs to the reader, not to the address. */
export type Reader = Pick<CatalogueQuery, 'preferredCategory' | 'language'>;

/** The part of a query that an address carries. */
export type AddressedQuery = Omit<CatalogueQuery, keyof Reader>;

/** The filters that can be asked: known values, each once, in the order in which they are shown. */
function cleanFilters(valuesOf: (facet: FacetId) => readonly FacetValue[]): Filters {
  return Object.fromEntries(
    facetIds.flatMap((facet) => {
      const values = orderedValues(facet, new Set(valuesOf(facet)));
      return values.length === 0 ? [] : [[facet, values]];
    }),
  );
}

/**
 * The part of a query that an address carries, '?q=…&category=…&sort=…&page=…', ready to follow a
 * path. The values of a facet are repeated keys. Defaults are left out; the default query is ''.
 * What belongs to the reader is never written.
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
  const written = params.toString();
  return written === '' ? '' : `?${written}`;
}

const isSortOrder = (value: string | null): value is SortOrder =>
  sortOrders.some((order) => order === value);

/**
 * The query in an address. Whatever is not a valid value is dropped, repeated values after the
 * first too; a page past the end is for the catalogue to clamp. A text makes 'like' meaningless,
 * and without a text so is 'exact'. Never throws.
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
  return {
    text,
    filters: cleanFilters((facet) => params.getAll(facet)),
    sort: isSortOrder(sort) ? sort : emptyQuery.sort,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    isVerbatim: text !== '' && params.get('exact') === '1',
    similarTo: text === '' && isCourseId(like) ? like : null,
    preferredCategory: reader.preferredCategory,
    language: reader.language,
  };
}
