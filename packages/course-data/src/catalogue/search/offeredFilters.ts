import { filterOf } from '../facets/countFacets.ts';
import type { CatalogueQuery, MentionedFilter } from '../port/catalogue.ts';
import type { CatalogueSource } from '../port/catalogueSource.ts';
import { cleanText } from '../query/queryString.ts';
import type { Found } from './findCourses.ts';

/**
 * The filters that the text mentions, except those that would leave no results. If a text without
 * results consists of one filter only, the filter is offered without the text: 'english'.
 */
export async function offeredFilters(
  source: CatalogueSource,
  { text, filters }: CatalogueQuery,
  { total, mentionedFilters, docIds }: Found,
): Promise<readonly MentionedFilter[]> {
  if (mentionedFilters.length === 0) return [];
  const facets = await source.facets();
  const among = total > 0 ? docIds() : Uint32Array.from(facets.language.keys());
  return mentionedFilters.filter(
    ({ words, facet, values }) =>
      (total > 0 || words === cleanText(text)) &&
      among.some(filterOf(facets, { ...filters, [facet]: values })),
  );
}
