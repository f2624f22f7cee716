import {
  type CataloguePage,
  type CatalogueQuery,
  type Course,
  pageSize,
} from '@aulario/course-data';
import { countedFilters, readCourses, readPage } from './answers/readPage.ts';
import { courseWithId, likeCourse } from './likeCourse.ts';
import type { ReadQuery } from './readQuery.ts';
import type { RequestSearches } from './requestTypesense.ts';
import { type SearchParameters, searchParameters } from './searchParameters.ts';

/** What a query searches for: a text, everything, or the like of a course. */
export interface Wanted {
  /** The course whose like is wanted; null for none. */
  like: Course | null;
  /** The search under a query's filters and sort. */
  searchFor: (query: CatalogueQuery, change?: Partial<SearchParameters>) => SearchParameters;
}

/** Reads the course that a query's results should be similar to, if any. */
export async function readWanted(ask: RequestSearches, query: CatalogueQuery): Promise<Wanted> {
  const { text, similarTo } = query;
  if (text !== '' || similarTo === null) return { like: null, searchFor: searchParameters };
  const [result] = await ask([courseWithId(query, similarTo)]);
  const [like = null] = readCourses(result);
  if (like === null) return { like, searchFor: searchParameters };
  return { like, searchFor: (asked, change) => likeCourse(asked, like, change) };
}

/** Enough for every value of a facet. */
const max_facet_values = 250;

// Past it Typesense has nothing that a reader could leaf through to.
const lastPage = 10_000;

/** One page of the courses that answer a query; the last one when a later page was asked for. */
export async function findPage(ask: RequestSearches, query: ReadQuery): Promise<CataloguePage> {
  const { like, searchFor } = await readWanted(ask, query);
  const { mentionedFilters } = query;
  const counting = {
    facet_by: mentionedFilters.map(({ facet }) => facet).join(','),
    max_facet_values,
  };
  const askPage = async (page: number) => {
    const change = { page, per_page: pageSize, ...(mentionedFilters.length > 0 ? counting : {}) };
    const [result] = await ask([searchFor(query, change)]);
    return readPage(result, page, query);
  };
  const asked = Math.min(Math.max(1, Math.trunc(query.page) || 1), lastPage);
  const found = await askPage(asked);
  const shown = asked > found.pageCount ? await askPage(found.pageCount) : found;
  const named = mentionedFilters.filter(({ isWholeText }) => isWholeText);
  if (shown.total > 0 || named.length === 0) return { ...shown, similarTo: like };
  // A text that finds nothing may be filters of everything: 'english'.
  const all = { ...query, text: '', mentionedFilters: [] };
  const [everything] = await ask([searchFor(all, counting)]);
  return {
    ...shown,
    ...countedFilters(everything, named),
    similarTo: like,
  };
}
