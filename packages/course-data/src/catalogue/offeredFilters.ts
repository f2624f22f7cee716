import type { CatalogueQuery, UnderstoodFilter } from './catalogue.ts';
import type { CatalogueSource } from './catalogueSource.ts';
import { filterOf } from './countFacets.ts';
import type { Found } from './findCourses.ts';
import { cleanText } from './queryString.ts';

/**
 * The filters that the text says, but for those that would leave nothing of what was found. One that
 * is the whole of a text that finds nothing is meant without the text: 'english'.
 */
export async function offeredFilters(
  source: CatalogueSource,
  { text, filters }: CatalogueQuery,
  { total, understood, docIds }: Found,
): Promise<readonly UnderstoodFilter[]> {
  if (understood.length === 0) return [];
  const facets = await source.facets();
  const among = total > 0 ? docIds() : Uint32Array.from(facets.language.keys());
  return understood.filter(
    ({ words, facet, values }) =>
      (total > 0 || words === cleanText(text)) &&
      among.some(filterOf(facets, { ...filters, [facet]: values })),
  );
}
