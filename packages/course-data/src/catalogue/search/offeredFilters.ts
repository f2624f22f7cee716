import { filterDocuments } from '../facets/countFacets.ts';
import type { CatalogueQuery, MentionedFilter } from '../port/catalogue.ts';
import type { CatalogueSource } from '../port/catalogueSource.ts';
import { cleanText } from '../query/queryString.ts';
import type { Found } from './findCourses.ts';

/**
 * The filters that the text mentions, except those that would leave no results, or all of them. If a
 * text without results names one filter only, the filter is offered without the text: 'learn
 * english'.
 */
export async function offeredFilters(
  source: CatalogueSource,
  { text, filters }: CatalogueQuery,
  { total, mentionedFilters, docIds }: Found,
): Promise<readonly MentionedFilter[]> {
  if (mentionedFilters.length === 0) return [];
  const facets = await source.facets();
  const among = total > 0 ? docIds() : Uint32Array.from(facets.language.keys());
  const shown = filterDocuments(facets, filters, among);
  return mentionedFilters.filter(({ words, facet, values }) => {
    if (total === 0 && words !== cleanText(text)) return false;
    const left = filterDocuments(facets, { ...filters, [facet]: values }, among).length;
    return left > 0 && (total === 0 || left !== shown.length);
  });
}
