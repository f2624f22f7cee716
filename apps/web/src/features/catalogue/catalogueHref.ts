import { type CatalogueQuery, emptyQuery, toQueryString } from '@aulario/course-data';
import { paths } from '../navigation/paths.ts';

/** The address of a query with some of it changed. Whoever changes what is searched starts on page 1. */
export const catalogueHref = (
  query: CatalogueQuery,
  change: Partial<CatalogueQuery> = {},
): string => paths.home + toQueryString({ ...query, page: 1, ...change });

/** The whole catalogue. */
export const wholeCatalogueHref = catalogueHref(emptyQuery);

/** Another text, under the same filters. */
export const searchHref = (query: CatalogueQuery, text: string): string =>
  catalogueHref(query, { text: text.trim(), isVerbatim: false, similarTo: null });

/** Courses like this one. */
export const similarHref = (courseId: string): string =>
  catalogueHref(emptyQuery, { similarTo: courseId });
