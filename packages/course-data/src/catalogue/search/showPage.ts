import { filterDocuments, filterOf } from '../facets/countFacets.ts';
import { type Filters, unknownValue } from '../facets/facets.ts';
import { columnOfSort, sortDocuments } from '../order/sortDocuments.ts';
import { type CatalogueQuery, pageSize } from '../port/catalogueQuery.ts';
import type { CatalogueSource } from '../port/catalogueSource.ts';
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

const isOnlyCategory = (filters: Filters) =>
  Object.keys(filters).every((facet) => facet === 'category');

/** Returns the page of a query from the found courses, filtered and sorted. */
export async function showPage(
  source: CatalogueSource,
  query: CatalogueQuery,
  { total, docIds, rank, browse }: Found,
): Promise<ResultPage> {
  const { filters, sort } = query;
  if (browse !== null && sort === 'relevance' && isOnlyCategory(filters)) {
    // Needs no columns, since runs have a category.
    const { category: asked } = filters;
    const inside = browse(({ category }) => asked?.includes(category ?? unknownValue) ?? true);
    return pageOf(inside.total, query.page, inside.rank);
  }
  const isFiltered = Object.keys(filters).length > 0;
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
