import { type CatalogueQuery, pageSize } from './catalogue.ts';
import { browsePlaces } from './catalogueOrder.ts';
import type { CatalogueSource } from './catalogueSource.ts';
import { filterOf, filterPlaces } from './countFacets.ts';
import { type Filters, unknownValue } from './facets.ts';
import { type Found, inOrder } from './findPlaces.ts';
import { columnOfSort, sortPlaces } from './sortPlaces.ts';
import type { FoundPlaces } from './textIndex.ts';

/** The places of one page. */
export interface PlacesPage {
  shown: readonly number[];
  total: number;
  page: number;
  pageCount: number;
}

function pageOf(total: number, asked: number, rank: FoundPlaces['rank']): PlacesPage {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(Math.max(1, Math.trunc(asked) || 1), pageCount);
  return { shown: rank((page - 1) * pageSize, pageSize), total, page, pageCount };
}

const isOnlyCategory = (filters: Filters) =>
  Object.keys(filters).every((facet) => facet === 'category');

/** Browsing categories needs no columns: their runs are known. */
async function browsePage(source: CatalogueSource, query: CatalogueQuery): Promise<PlacesPage> {
  const runs = await source.runs();
  const { category: asked } = query.filters;
  const inside = runs.filter(
    ({ category }) => asked === undefined || asked.includes(category ?? unknownValue),
  );
  const { total, rank } = inOrder(browsePlaces(inside, query));
  return pageOf(total, query.page, rank);
}

/** The page of a query, of what was found for it: filtered and sorted. */
export async function showPage(
  source: CatalogueSource,
  query: CatalogueQuery,
  { total, places, rank, isBrowsing }: Found,
): Promise<PlacesPage> {
  const { filters, sort } = query;
  if (isBrowsing && sort === 'relevance' && isOnlyCategory(filters))
    return browsePage(source, query);
  const isFiltered = Object.keys(filters).length > 0;
  const key = columnOfSort(sort);
  if (!isFiltered && key === null) return pageOf(total, query.page, rank);
  const [facets, column] = await Promise.all([
    isFiltered ? source.facets() : null,
    key === null ? null : source.sortColumn(key),
  ]);
  const left = facets === null ? places() : filterPlaces(facets, filters, places());
  if (column !== null && sort !== 'relevance') {
    return pageOf(left.length, query.page, inOrder(sortPlaces(column, sort, left)).rank);
  }
  const accepts = facets === null ? undefined : filterOf(facets, filters);
  return pageOf(left.length, query.page, (start, count) => rank(start, count, accepts));
}
