import { type CatalogueQuery, toQueryString } from '@aulario/course-data';
import { paths } from '../navigation/paths.ts';

type Asked = Pick<CatalogueQuery, 'text' | 'category' | 'page'>;

/** The whole catalogue. */
export const emptyQuery: Asked = { text: '', category: null, page: 1 };

/** The address of a query with some of it changed. Whoever changes what is searched starts on page 1. */
export const catalogueHref = (query: Asked, change: Partial<Asked> = {}): string =>
  paths.home + toQueryString({ ...query, page: 1, ...change });
