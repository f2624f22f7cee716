import { filterDocuments } from '../facets/countFacets.ts';
import type { Filters } from '../facets/facets.ts';
import type { CataloguePage, CatalogueResult, MentionedFilter } from '../port/catalogueAnswers.ts';
import type { CatalogueQuery } from '../port/catalogueQuery.ts';
import type { CatalogueSource } from '../port/catalogueSource.ts';
import type { Found } from './findCourses.ts';

/** The filters that a text mentions, parted. */
interface PartedFilters {
  /** Those that narrow the results, or all that the text says, for they may replace it. */
  mentionedFilters: readonly MentionedFilter[];
  /** Those that no result is known to pass. */
  unmetFilters: readonly MentionedFilter[];
}

/**
 * The filters that no course shown says in words: a title may tell the level that the facts lack. Of
 * numbers the words say nothing: 'hours'.
 */
export const filtersUnsaid = (
  filters: readonly MentionedFilter[],
  results: CataloguePage['results'],
): MentionedFilter[] =>
  filters.filter(({ words }) => {
    const isSaid = ({ match }: CatalogueResult) =>
      match?.words.some(({ asked }) => words.includes(asked)) ?? false;
    return /\d/.test(words) || !results.some(isSaid);
  });

/**
 * Parts the filters that the text mentions. A text without results that says nothing else is read in
 * the whole catalogue: 'learn english'.
 */
export async function offeredFilters(
  source: CatalogueSource,
  { filters }: CatalogueQuery,
  { total, mentionedFilters: mentioned, docIds }: Found,
): Promise<PartedFilters> {
  if (mentioned.length === 0) return { mentionedFilters: [], unmetFilters: [] };
  const facets = await source.facets();
  const everything = Uint32Array.from(facets.language.keys());
  const results = total > 0 ? docIds() : everything;
  const countOf = (among: Uint32Array, passing: Filters) =>
    filterDocuments(facets, passing, among).length;
  const isMet = ({ facet, values }: MentionedFilter) => countOf(results, { [facet]: values }) > 0;
  const { met = [], unmet: unmetFilters = [] } = Object.groupBy(mentioned, (one) =>
    isMet(one) ? 'met' : 'unmet',
  );
  if (mentioned.some(({ isWholeText }) => isWholeText)) {
    const passing = Object.fromEntries(met.map(({ facet, values }) => [facet, values]));
    const isThere = countOf(everything, { ...filters, ...passing }) > 0;
    return { mentionedFilters: isThere ? met : [], unmetFilters };
  }
  const shown = countOf(results, filters);
  const isOffered = ({ facet, values }: MentionedFilter) => {
    const left = countOf(results, { ...filters, [facet]: values });
    return total > 0 && left > 0 && left !== shown;
  };
  return { mentionedFilters: met.filter(isOffered), unmetFilters };
}
