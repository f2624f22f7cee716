import { type CataloguePage, type CatalogueQuery, pageSize } from '../catalogue/catalogue.ts';
import type { Course } from '../course/course.ts';
import { courseWithId, likeCourse } from './likeCourse.ts';
import { readCourses, readPage } from './readPage.ts';
import type { RequestSearches } from './requestTypesense.ts';
import { type SearchParameters, searchParameters } from './searchParameters.ts';

/** What a query searches for: a text, everything, or the like of a course. */
export interface Wanted {
  /** The course whose like is wanted; null for none. */
  like: Course | null;
  /** The search under a query's filters and sort. */
  searchFor: (query: CatalogueQuery, change?: Partial<SearchParameters>) => SearchParameters;
}

/** Reads the course whose like a query asks for, if it does. */
export async function readWanted(ask: RequestSearches, query: CatalogueQuery): Promise<Wanted> {
  const { text, similarTo } = query;
  if (text !== '' || similarTo === null) return { like: null, searchFor: searchParameters };
  const [result] = await ask([courseWithId(query, similarTo)]);
  const [like = null] = readCourses(result);
  if (like === null) return { like, searchFor: searchParameters };
  return { like, searchFor: (asked, change) => likeCourse(asked, like, change) };
}

// Past it Typesense has nothing that a reader could leaf through to.
const lastPage = 10_000;

/** One page of the courses that answer a query; the last one when a later page was asked for. */
export async function findPage(
  ask: RequestSearches,
  query: CatalogueQuery,
): Promise<CataloguePage> {
  const { like, searchFor } = await readWanted(ask, query);
  const askPage = async (page: number) => {
    const [result] = await ask([searchFor(query, { page, per_page: pageSize })]);
    return readPage(result, page, query.text);
  };
  const asked = Math.min(Math.max(1, Math.trunc(query.page) || 1), lastPage);
  const found = await askPage(asked);
  const shown = asked > found.pageCount ? await askPage(found.pageCount) : found;
  return { ...shown, similarTo: like };
}
