import {
  CatalogueError,
  type CataloguePage,
  type CatalogueQuery,
  fromQueryString,
} from '@aulario/course-data';
import { readLanguage } from '../language/language.ts';
import type { Services } from '../services/Services.tsx';
import { readPreferredCategory } from './preferredCategory.ts';

export type CatalogueOutcome =
  | { status: 'found'; page: CataloguePage }
  | { status: 'failed'; code: CatalogueError['code'] };

export interface CatalogueData {
  query: CatalogueQuery;
  /** A promise while the courses are really on their way. */
  outcome: CatalogueOutcome | Promise<CatalogueOutcome>;
}

const nextTurn = () => new Promise<undefined>((resolve) => setTimeout(resolve, 0));

/**
 * Starts the search with the route. It never fails the route: the screen keeps the query and shows
 * what went wrong. A catalogue that is in memory already answers within one turn of the event loop;
 * then no skeleton flashes by.
 */
export function createCatalogueLoader({ catalogue, storage }: Services) {
  return async ({ request }: { request: Request }): Promise<CatalogueData> => {
    const { searchParams } = new URL(request.url);
    const query = fromQueryString(searchParams, {
      preferredCategory: readPreferredCategory(storage),
      language: readLanguage(storage),
    });
    const outcome = catalogue.search(query, { signal: request.signal }).then(
      (page): CatalogueOutcome => ({ status: 'found', page }),
      (error: unknown): CatalogueOutcome => ({
        status: 'failed',
        code: error instanceof CatalogueError ? error.code : 'network',
      }),
    );
    return { query, outcome: (await Promise.race([outcome, nextTurn()])) ?? outcome };
  };
}
