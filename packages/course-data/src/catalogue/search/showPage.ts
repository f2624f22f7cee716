import { filterDocuments, filterOf } from '../facets/countFacets.ts';
import { unknownValue } from '../facets/facets.ts';
import { hasFilters } from '../facets/filterChange.ts';
import { isThirdLanguage } from '../order/catalogueOrder.ts';
import { columnOfSort, sortDocuments } from '../order/sortDocuments.ts';
import { type CatalogueQuery, pageSize } from '../port/catalogueQuery.ts';
import type { CatalogueSource, CategoryRun } from '../port/catalogueSource.ts';
import { type Found, inGivenOrder, type RankedCourses } from './findCourses.ts';

/** One page of results, as docIds. */
export interface ResultPage {
  shown: readonly number[];
  total: number;
  page: number;
  pageCount: number;
}

function pageOf(total: number, asked: number, rank: RankedCourses['rank']): ResultPage {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(Math.max(1, Math.trunc(asked) || 1), pageCount);
  return { shown: rank((page - 1) * pageSize, pageSize), total, page, pageCount };
}

/**
 * A page of browsing from the runs alone, which have the courses' first categories. Null where a page needs
 * columns: of other filters, or beyond the courses that come before those of a second category.
 */
async function pageOfRuns(
  source: CatalogueSource,
  { filters, page }: CatalogueQuery,
  { browse }: Found,
): Promise<ResultPage | null> {
  const { category: asked, ...others } = filters;
  if (browse === null || hasFilters(others)) return null;
  if (asked === undefined) {
    const all = browse(() => true);
    return pageOf(all.total, page, all.rank);
  }
  const [one, another] = asked;
  if (another !== undefined) return null;
  const isFirst = ({ category }: CategoryRun) => (category ?? unknownValue) === one;
  const first = browse(isFirst);
  const overview = (await source.overview()).find(({ category }) => category === one);
  const result = pageOf(overview?.total ?? first.total, page, first.rank);
  if (result.total === first.total) return result;
  const ahead = browse((run) => isFirst(run) && !isThirdLanguage(run)).total;
  return result.page * pageSize <= ahead ? result : null;
}

/** Returns the page of a query from the found courses, filtered and sorted. */
export async function showPage(
  source: CatalogueSource,
  query: CatalogueQuery,
  found: Found,
): Promise<ResultPage> {
  const { filters, sort } = query;
  const { total, docIds, rank } = found;
  const browsed = sort === 'relevance' ? await pageOfRuns(source, query, found) : null;
  if (browsed !== null) return browsed;
  const isFiltered = hasFilters(filters);
  const key = columnOfSort(sort);
  if (!isFiltered && key === null) return pageOf(total, query.page, rank);
  const [facets, column] = await Promise.all([
    isFiltered ? source.facets() : null,
    key === null ? null : source.sortColumn(key),
  ]);
  const left = facets === null ? docIds() : filterDocuments(facets, filters, docIds());
  if (column !== null && sort !== 'relevance') {
    return pageOf(left.length, query.page, inGivenOrder(sortDocuments(column, sort, left)).rank);
  }
  const accepts = facets === null ? undefined : filterOf(facets, filters);
  return pageOf(left.length, query.page, (start, count) => rank(start, count, accepts));
}
